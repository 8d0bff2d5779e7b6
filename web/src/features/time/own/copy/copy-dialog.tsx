/** CopyDialog { copying, onClose, onCopy } — what a copy gives each day, before it is made (product T41). */
import type { CopyDay } from '@driftig/contracts/time/copy-routes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../../api/errors.ts';
import { QueryResult } from '../../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { formatShortWeekdayDate } from '../../../../ui/time/weekday-names.ts';
import { hoursText } from '../../hours-text.ts';
import classes from './copy-dialog.module.css';
import { previewQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import type { Copying } from './use-copy.ts';

interface CopyDialogProps {
  readonly copying: Copying;
  readonly onClose: () => void;
  readonly onCopy: () => void;
}

// Default export: loaded lazily, when a copy is asked for.
export default function CopyDialog({ copying, onClose, onCopy }: CopyDialogProps) {
  const query = useQuery(previewQuery(copying));
  const filled = query.data?.days.filter(({ skip }) => skip === '').length ?? 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.copyTitle}
      footer={
        <>
          <Button onClick={onClose}>{texts.copyCancel}</Button>
          {filled === 0 ? null : (
            <Button variant="filled" onClick={onCopy}>
              {texts.copyDays(filled)}
            </Button>
          )}
        </>
      }
    >
      <p className={classes.help}>{texts.copyHelp}</p>
      <QueryResult query={query} title={texts.previewFailed} errorId={errorIdOf(query.error)}>
        {({ days }) => <Days days={days} isNoneFilled={filled === 0} />}
      </QueryResult>
    </Dialog>
  );
}

function Days({ days, isNoneFilled }: { days: readonly CopyDay[]; isNoneFilled: boolean }) {
  if (days.length === 0) return <p className={classes.none}>{texts.nothingLastWeek}</p>;
  return (
    <>
      <ul className={classes.days}>
        {days.map((day) => (
          <li key={day.date} className={classes.day} data-skipped={day.skip !== '' || undefined}>
            <span>{formatShortWeekdayDate(day.date)}</span>
            <span className="tabular">{whatOf(day)}</span>
          </li>
        ))}
      </ul>
      {isNoneFilled ? <p className={classes.none}>{texts.copyNone}</p> : null}
    </>
  );
}

const whatOf = ({ hundredths, entries, skip }: CopyDay) =>
  skip === '' ? texts.copyEntries(hoursText(hundredths), entries) : texts.skips[skip];
