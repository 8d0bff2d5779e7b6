import './bar.css';
import { holidaysText, kindsText } from './legend-texts.ts';
import classes from './legend.module.css';
import type { Day } from './period.ts';
import type { Entry, Status } from './queries.ts';
import type { Row } from './rows.ts';
import { StatusCount } from './status-count.tsx';
import { texts } from './texts.ts';

const statuses: readonly Status[] = ['approved', 'pending', 'rejected'];

interface LegendProps {
  days: readonly Day[];
  rows: readonly Row[];
  /** Undefined while the absences are not known. */
  entriesOf: ((status: Status) => readonly Entry[]) | undefined;
  onOpen: (entry: Entry) => void;
}

/** The three statuses with their numbers, the letters, and the public holidays in sight. */
export function Legend({ days, rows, entriesOf, onOpen }: LegendProps) {
  const holidays = holidaysText(days);
  const kinds = kindsText(rows);
  return (
    <div className={classes.legend}>
      <ul className={classes.statuses} aria-label={texts.legend}>
        {statuses.map((status) => (
          <li key={status}>
            <span className={classes.swatch} data-bar={status} />
            <StatusCount status={status} entries={entriesOf?.(status)} onOpen={onOpen} />
          </li>
        ))}
        {kinds === '' ? null : <li>{kinds}</li>}
      </ul>
      {holidays === '' ? null : <p>{texts.holidays(holidays)}</p>}
      <p>
        {texts.holidayHelp} {texts.sicknessHelp}
      </p>
    </div>
  );
}
