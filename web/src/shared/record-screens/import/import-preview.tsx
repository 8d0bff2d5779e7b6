import { Alert, Button, Checkbox } from '@mantine/core';
import { useState } from 'react';

import { Pager } from '../../../ui/data-table/paging/pager.tsx';
import { pageSlice } from '@driftig/domain/lists/page-slice';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import classes from './import.module.css';
import { ImportLine } from './import-line.tsx';
import { texts } from './texts.ts';
import { chosenOf, isChosen, isValid, type CheckedFile, type ImportFlow } from './use-import.ts';

const PAGE = 20;

interface ImportPreviewProps {
  flow: ImportFlow;
  file: CheckedFile;
}

type Which = 'all' | 'faulty' | 'duplicates';

/** The lines of the file, at first only the invalid ones where there are any. */
export function ImportPreview({ flow, file }: ImportPreviewProps) {
  const { lines, duplicates } = file;
  const good = lines.filter(isValid).length;
  const faulty = lines.length - good;
  const [shown, setShown] = useState<Which>(faulty > 0 ? 'faulty' : 'all');
  const [page, setPage] = useState(1);
  const listed = linesOf(file, shown);
  const slice = pageSlice(listed.length, page, PAGE);
  const show = (which: Which) => {
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
      <Summary file={file} good={good} faulty={faulty} />
      <div className={classes.bar}>
        <ChooseAll flow={flow} file={file} good={good} />
        {faulty + duplicates.size > 0 ? (
          <Segmented
            label={texts.which}
            value={shown}
            onChange={show}
            options={choices(faulty, duplicates.size)}
          />
        ) : null}
      </div>
      <ul className={classes.lines}>
        {listed.slice(slice.from - 1, slice.to).map((line) => (
          <ImportLine
            key={line.number}
            line={line}
            duplicate={duplicates.get(line.number)}
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

function linesOf({ lines, duplicates }: CheckedFile, which: Which) {
  if (which === 'faulty') return lines.filter((line) => !isValid(line));
  return which === 'duplicates' ? lines.filter(({ number }) => duplicates.has(number)) : lines;
}

function choices(faulty: number, duplicates: number): { value: Which; label: string }[] {
  return [
    { value: 'all', label: texts.all },
    ...(faulty > 0 ? [{ value: 'faulty' as const, label: texts.onlyFaulty }] : []),
    ...(duplicates > 0 ? [{ value: 'duplicates' as const, label: texts.onlyDuplicates }] : []),
  ];
}

interface SummaryProps {
  file: CheckedFile;
  good: number;
  faulty: number;
}

/** The number of valid, invalid and duplicate lines, and what is left out and why. */
function Summary({ file, good, faulty }: SummaryProps) {
  const { duplicates, notCompared, notes } = file;
  return (
    <>
      <p role="status" className={classes.counts}>
        <StatusChip tone="done">{texts.good(good - duplicates.size)}</StatusChip>
        {duplicates.size > 0 ? (
          <StatusChip tone="pending">{texts.duplicates(duplicates.size)}</StatusChip>
        ) : null}
        {faulty > 0 ? <StatusChip tone="danger">{texts.faulty(faulty)}</StatusChip> : null}
      </p>
      {duplicates.size > 0 ? <p className={classes.left}>{texts.duplicatesLeft}</p> : null}
      {notes.translated.length > 0 ? (
        <p className={classes.left}>{texts.translated(notes.translated)}</p>
      ) : null}
      <Warnings
        lines={[
          ...(notCompared ? [texts.notCompared] : []),
          ...(notes.unknown.length > 0 ? [texts.unknown(notes.unknown)] : []),
          ...notes.repeated.map(texts.repeated),
        ]}
      />
    </>
  );
}

/** In one box, since a file may have many columns that are left out. */
function Warnings({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Alert color="amber" className={classes.alert ?? ''}>
      {lines.map((line) => (
        <p key={line} className={classes.warning}>
          {line}
        </p>
      ))}
    </Alert>
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
