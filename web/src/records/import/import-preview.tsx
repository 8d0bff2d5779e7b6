import { Alert, Button, Checkbox } from '@mantine/core';
import { useState } from 'react';

import { Pager } from '../../ui/data-table/pager.tsx';
import { pageSlice } from '../../ui/data-table/paging.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import classes from './import.module.css';
import { ImportLine } from './import-line.tsx';
import { texts } from './texts.ts';
import { chosenOf, isChosen, isGood, type CheckedFile, type ImportFlow } from './use-import.ts';

const PAGE = 20;

interface ImportPreviewProps {
  flow: ImportFlow;
  file: CheckedFile;
}

/** What stands in the file, line by line: the faulty ones first where there are any. */
export function ImportPreview({ flow, file }: ImportPreviewProps) {
  const { lines } = file;
  const good = lines.filter(isGood);
  const faulty = lines.length - good.length;
  const [shown, setShown] = useState<'all' | 'faulty'>(faulty > 0 ? 'faulty' : 'all');
  const [page, setPage] = useState(1);
  const listed = shown === 'faulty' ? lines.filter((line) => !isGood(line)) : lines;
  const slice = pageSlice(listed.length, page, PAGE);
  const show = (which: 'all' | 'faulty') => {
    setShown(which);
    setPage(1);
  };
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.file}>{file.name}</p>
        <Button size="compact-sm" onClick={flow.again}>
          {texts.chooseAnother}
        </Button>
      </div>
      <p role="status" className={classes.counts}>
        <StatusChip tone="done">{texts.good(good.length)}</StatusChip>
        {faulty > 0 ? <StatusChip tone="danger">{texts.faulty(faulty)}</StatusChip> : null}
      </p>
      {file.unknown.length > 0 ? (
        <Alert color="amber" className={classes.alert ?? ''}>
          {texts.unknown(file.unknown)}
        </Alert>
      ) : null}
      <div className={classes.bar}>
        <ChooseAll flow={flow} file={file} good={good.length} />
        {faulty > 0 ? (
          <Segmented
            label={texts.which}
            value={shown}
            onChange={show}
            options={[
              { value: 'all', label: texts.all },
              { value: 'faulty', label: texts.onlyFaulty },
            ]}
          />
        ) : null}
      </div>
      <ul className={classes.lines}>
        {listed.slice(slice.from - 1, slice.to).map((line) => (
          <ImportLine
            key={line.number}
            line={line}
            chosen={isChosen(file, line)}
            onTick={(on) => flow.tick(file, [line], on)}
          />
        ))}
      </ul>
      <div className={classes.bar}>
        <span className={classes.help}>{texts.wholeOrNot}</span>
        {slice.pages > 1 ? <Pager slice={slice} onPage={setPage} /> : null}
      </div>
    </>
  );
}

function ChooseAll({ flow, file, good }: ImportPreviewProps & { good: number }) {
  const chosen = chosenOf(file).length;
  return (
    <Checkbox
      label={`${texts.chooseAll} (${texts.chosen(chosen)})`}
      checked={good > 0 && chosen === good}
      indeterminate={chosen > 0 && chosen < good}
      disabled={good === 0}
      onChange={() => flow.tick(file, file.lines, chosen < good)}
    />
  );
}
