import { Alert } from '@mantine/core';

import { describeError } from '../../../api/errors.ts';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import classes from './import.module.css';
import { ImportLine } from './import-line.tsx';
import { texts } from './texts.ts';
import type { Progress } from './use-import.ts';
import { countLines } from './write-lines.ts';
import type { RecordScreen } from '../views/record-view.ts';

/** The result: how many lines were written, which were refused, and whether some are left. */
export function ImportOver({ screen, written }: Progress & { screen: RecordScreen }) {
  const { noun, plural } = screen.type;
  const { saved, refused, left, error } = written;
  return (
    <>
      <p role="status" className={classes.counts}>
        <StatusChip tone={saved > 0 ? 'done' : 'neutral'}>
          {texts.saved(saved, noun, plural)}
        </StatusChip>
      </p>
      {left.length > 0 ? (
        <Alert
          color={error === undefined ? 'amber' : 'red'}
          role="alert"
          title={error === undefined ? undefined : `${texts.failed} ${describeError(error)}`}
          className={classes.alert ?? ''}
        >
          {texts.notBegun(countLines(left))} {texts.noDuplicates}
        </Alert>
      ) : null}
      {refused.length > 0 ? (
        <>
          <p>{texts.refused(refused.length)}</p>
          <ul className={classes.lines}>
            {refused.map((line) => (
              <ImportLine key={line.number} line={line} />
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
