import { StatusChip, Tag } from '../../../ui/display/status-chip.tsx';
import { formatShortWeekdayDate } from '../../../ui/time/weekday-names.ts';
import { projectOf, statusOf, timesOf } from '../entry/entry-text.ts';
import { FlexValue } from '../flex-value.tsx';
import { hoursText } from '../hours-text.ts';
import type { Entry } from '../queries.ts';
import classes from './details.module.css';
import { activityText, hoursOf, type Group, type GroupedBy } from './groups.ts';
import { texts } from './texts.ts';

interface EntryTableProps {
  group: Group;
  by: GroupedBy;
  isFlexOn: boolean;
}

/** The entries of a group, oldest first. */
export function EntryTable({ group, by, isFlexOn }: EntryTableProps) {
  const { entries } = group;
  const hasTimes = entries.some((entry) => timesOf(entry) !== '');
  return (
    <table className={classes.table} aria-label={group.name}>
      <thead>
        <tr>
          <th scope="col" className={classes.date}>
            {texts.date}
          </th>
          <th scope="col">{by === 'person' ? texts.project : texts.employee}</th>
          <th scope="col">{texts.activity}</th>
          {hasTimes ? (
            <th scope="col" className={classes.time}>
              {texts.time}
            </th>
          ) : null}
          <th scope="col" className={classes.status}>
            {texts.status}
          </th>
          <th scope="col" className={classes.figure}>
            {texts.hours}
          </th>
          {isFlexOn ? (
            <th scope="col" className={classes.figure}>
              {texts.flex}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.reportId}>
            <td>{formatShortWeekdayDate(entry.date)}</td>
            <td>
              <What entry={entry} by={by} />
            </td>
            <td className={classes.dimmed}>{activityText(entry)}</td>
            {hasTimes ? <td className={classes.dimmed}>{timesOf(entry)}</td> : null}
            <td>
              <StatusChip tone={statusOf(entry).tone}>{statusOf(entry).text}</StatusChip>
            </td>
            <td className={classes.figure}>{hoursText(hoursOf(entry))}</td>
            {isFlexOn ? (
              <td className={classes.figure}>
                <FlexValue hundredths={entry.flexHundredths} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Column that complements the group: the project of a person's entry, the person of a project's.
 */
export function What({ entry, by }: { entry: Entry; by: GroupedBy }) {
  if (by === 'project') return entry.employeeName;
  return (
    <>
      {projectOf(entry)} {entry.isInternal ? <Tag>{texts.internal}</Tag> : null}
    </>
  );
}
