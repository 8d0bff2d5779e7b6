import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { formatShortWeekdayDate } from '../../../ui/time/weekday-names.ts';
import { statusOf, timesOf } from '../entry/entry-text.ts';
import { FlexValue } from '../flex-value.tsx';
import { hoursText } from '../hours-text.ts';
import classes from './details.module.css';
import { What } from './entry-table.tsx';
import { activityText, hoursOf, type Group, type GroupedBy } from './groups.ts';
import { texts } from './texts.ts';

interface EntryCardsProps {
  group: Group;
  by: GroupedBy;
  isFlexOn: boolean;
}

/** The entries of a group, in two lines each, for phones. */
export function EntryCards({ group, by, isFlexOn }: EntryCardsProps) {
  return (
    <ul className={classes.cards} aria-label={group.name}>
      {group.entries.map((entry) => {
        const more = [activityText(entry), timesOf(entry)].filter((text) => text !== '');
        return (
          <li key={entry.reportId} className={classes.card}>
            <span className={classes.what}>
              <What entry={entry} by={by} />
            </span>
            <span className={classes.figure}>{texts.hoursOf(hoursText(hoursOf(entry)))}</span>
            <span className={classes.dimmed}>
              {formatShortWeekdayDate(entry.date)}
              {more.length === 0 ? '' : ` · ${more.join(' · ')}`}
              {isFlexOn ? (
                <>
                  {' · '}
                  {texts.flex} <FlexValue hundredths={entry.flexHundredths} />
                </>
              ) : null}
            </span>
            <StatusChip tone={statusOf(entry).tone}>{statusOf(entry).text}</StatusChip>
          </li>
        );
      })}
    </ul>
  );
}
