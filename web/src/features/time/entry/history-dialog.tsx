/** HistoryDialog { entry, onClose } — who did what to a time report, when, before and after (product F26). */
import type { ChangeOfEntry } from '@driftig/contracts/time/register-routes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { formatInstant } from '../../../ui/time/format-instant.ts';
import { historyQuery, type Entry } from '../queries.ts';
import classes from './dialogs.module.css';
import { nameOf } from './entry-text.ts';
import { texts } from './texts.ts';

// Default export: loaded lazily, when a history is opened.
export default function HistoryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const query = useQuery(historyQuery(entry.reportId));
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.history}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className={classes.about}>{nameOf(entry)}</p>
      <QueryResult query={query} title={texts.historyFailed} errorId={errorIdOf(query.error)}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={classes.text}>{texts.noHistory}</p>
          ) : (
            <ol className={classes.changes}>
              {data.map((change, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- nothing is ever added in between
                <Change key={`${change.at}-${index}`} change={change} />
              ))}
            </ol>
          )
        }
      </QueryResult>
    </Dialog>
  );
}

function Change({ change: { at, by, action, fields } }: { change: ChangeOfEntry }) {
  return (
    <li className={classes.change}>
      <p className={classes.who}>
        <b>{texts.did(by, action)}</b> <span className={classes.when}>{formatInstant(at)}</span>
      </p>
      {fields.length === 0 ? null : (
        <dl className={classes.fields}>
          {fields.map(({ label, before, after }) => (
            <div key={label} className={classes.field}>
              <dt>{label}</dt>
              <dd>
                {before === '' ? null : (
                  <>
                    <s aria-label={`${texts.before}: ${before}`}>{before}</s>
                    <span aria-hidden="true"> → </span>
                  </>
                )}
                <span>{after === '' ? texts.nothing : after}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
