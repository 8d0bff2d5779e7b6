import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import { Button, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';

import { formatShortWeekdayDate } from '../../../ui/time/weekday-names.ts';
import { FlexValue } from '../flex-value.tsx';
import { hoursText } from '../hours-text.ts';
import classes from './person-days.module.css';
import { absenceOf, type Person } from './sums.ts';
import { texts } from './texts.ts';
import type { Overview } from './use-overview.ts';

interface NameButtonProps {
  name: string;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}

/** Opens what the figures of a person are made of. */
export function NameButton({ name, isOpen, controls, onToggle }: NameButtonProps) {
  return (
    <UnstyledButton
      type="button"
      className={classes.name ?? ''}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      <IconChevronRight size={16} stroke={1.6} aria-hidden="true" className={classes.chevron} />
      {name}
    </UnstyledButton>
  );
}

interface PersonDaysProps {
  person: Person;
  overview: Overview;
}

/** The days that a person's figures are the sum of, and the way to the entries. */
export function PersonDays({ person, overview }: PersonDaysProps) {
  const { isFlexOn, change } = overview;
  const { employeeId, employeeName, days } = person;
  if (days.length === 0) return <p className={classes.why}>{texts.noDays}</p>;
  return (
    <div className={classes.days}>
      <table className={classes.table} aria-label={texts.daysOf(employeeName)}>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.hours}</th>
            <th scope="col">{texts.norm}</th>
            {isFlexOn ? <th scope="col">{texts.flex}</th> : null}
            <th scope="col">{texts.absence}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => {
            const type = absenceOf(day);
            return (
              <tr key={day.date}>
                <th scope="row">{formatShortWeekdayDate(day.date)}</th>
                <td>{hoursText(day.hundredths)}</td>
                <td>{hoursText(day.normHundredths)}</td>
                {isFlexOn ? (
                  <td>
                    <FlexValue hundredths={day.flexHundredths} />
                  </td>
                ) : null}
                <td>{type ? absenceTypes[type].label : ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isFlexOn ? <p className={classes.why}>{texts.why}</p> : null}
      <Button size="compact-sm" onClick={() => change({ tab: 'details', employee: employeeId })}>
        {texts.seeEntries}
      </Button>
    </div>
  );
}
