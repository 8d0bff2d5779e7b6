import type { BatchResult } from '../../../../ui/batch/run-batch.ts';
import { useErrorText } from '../../../../ui/feedback/error-text.ts';
import type { Entry } from '../../queries.ts';
import classes from './approve-dialog.module.css';
import type { Outcome } from './batches.ts';
import { nameOfReport } from '../rows/report-text.ts';
import { texts } from '../texts.ts';

interface BatchesOutcomeProps {
  entries: readonly Entry[];
  outcome: Outcome;
  result: BatchResult<readonly Entry[]>;
  doneText: (count: number) => string;
}

/** Numbers of decided, refused and unsent rows, with the reasons. */
export function BatchesOutcome({ entries, outcome, result, doneText }: BatchesOutcomeProps) {
  const errorText = useErrorText();
  const { done, refused } = outcome;
  const refusedEntries = entries.filter(({ reportId }) => refused.has(reportId));
  const unsent = [...result.failed.map(({ item }) => item), ...result.notStarted].flat().length;
  const [failure] = result.failed;
  return (
    <div role="status">
      <p className={classes.text}>{doneText(done.size)}.</p>
      {unsent > 0 ? (
        <p className={classes.text}>
          {texts.notSent(unsent)} {failure ? errorText(failure.error) : null}
        </p>
      ) : null}
      {refusedEntries.length > 0 ? (
        <>
          <p className={classes.text}>{texts.refused(refusedEntries.length)}</p>
          <ul className={classes.list}>
            {refusedEntries.map((entry) => (
              <li key={entry.reportId}>
                <b>{nameOfReport(entry)}</b>
                <span>{refused.get(entry.reportId)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
