/** Navigation { month, isYear, … } — today, and the years or on a phone the months before and after. */
import { addMonths, monthOf, yearOf, type DateText } from '@driftig/domain/dates';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

import { MonthNavigation } from '../../../shared/year-calendar/navigation.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import classes from './navigation.module.css';
import { yearFrom, yearsShown } from './open-date.ts';
import { texts } from './texts.ts';
import type { ShownMonths } from './use-shown-months.ts';

type NavigationProps = ShownMonths & { today: DateText };

export function Navigation(props: NavigationProps) {
  const { month, isYear, today, onMonth } = props;
  if (isYear) return <Years {...props} />;
  return <MonthNavigation month={month} today={today} onMonth={onMonth} />;
}

function Years({ month, today, onMonth }: NavigationProps) {
  const year = yearOf(month);
  const now = yearOf(today);
  const step = (years: 1 | -1) => onMonth(addMonths(`${month}-01`, 12 * years).slice(0, 7));
  return (
    <div className={classes.years}>
      <Button onClick={() => onMonth(today.slice(0, 7))}>{texts.today}</Button>
      <IconButton
        variant="default"
        icon={IconChevronLeft}
        label={texts.previousYear}
        disabled={year <= now - yearsShown}
        onClick={() => step(-1)}
      />
      <YearInput
        key={year}
        year={year}
        onYear={(typed) =>
          onMonth(`${yearFrom(typed, today)}-${String(monthOf(month)).padStart(2, '0')}`)
        }
      />
      <IconButton
        variant="default"
        icon={IconChevronRight}
        label={texts.nextYear}
        disabled={year >= now + yearsShown}
        onClick={() => step(1)}
      />
    </div>
  );
}

/** Takes the typed year on Enter and on leaving it; a text that is no number is this year (product K4). */
function YearInput({ year, onYear }: { year: number; onYear: (typed: string) => void }) {
  const [typed, setTyped] = useState(String(year));
  const choose = () => {
    if (typed !== String(year)) onYear(typed);
  };
  return (
    <TextInput
      className={classes.year ?? ''}
      aria-label={texts.year}
      inputMode="numeric"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={choose}
      onKeyDown={({ key }) => {
        if (key === 'Enter') choose();
      }}
    />
  );
}
