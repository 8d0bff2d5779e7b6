/**
 * YearNavigation { year, today, from, to, onYear, onToday? } — today, the years before and after, and a
 * select. MonthNavigation { month, today, onMonth } — the same for one month on a phone.
 */
import { addMonths, monthNames, monthOf, yearOf, type DateText } from '@driftig/domain/dates';
import { Button, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

import { IconButton } from '../../ui/controls/icon-button.tsx';
import classes from './navigation.module.css';
import { texts } from './texts.ts';

interface YearNavigationProps {
  year: number;
  today: DateText;
  /** The first and the last year that can be chosen. */
  from: number;
  to: number;
  onYear: (year: number) => void;
  /** Instead of going to today's year. */
  onToday?: () => void;
}

export function YearNavigation({ year, today, from, to, onYear, onToday }: YearNavigationProps) {
  const years = Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  return (
    <div className={classes.bar}>
      <Button onClick={onToday ?? (() => onYear(yearOf(today)))}>{texts.today}</Button>
      <IconButton
        variant="default"
        icon={IconChevronLeft}
        label={texts.previousYear}
        disabled={year <= from}
        onClick={() => onYear(year - 1)}
      />
      <NativeSelect
        className={classes.year ?? ''}
        aria-label={texts.year}
        data={years}
        value={String(year)}
        onChange={(event) => onYear(Number(event.currentTarget.value))}
      />
      <IconButton
        variant="default"
        icon={IconChevronRight}
        label={texts.nextYear}
        disabled={year >= to}
        onClick={() => onYear(year + 1)}
      />
    </div>
  );
}

interface MonthNavigationProps {
  /** 'yyyy-mm' */
  month: string;
  today: DateText;
  onMonth: (month: string) => void;
}

export function MonthNavigation({ month, today, onMonth }: MonthNavigationProps) {
  const step = (months: 1 | -1) => onMonth(addMonths(`${month}-01`, months).slice(0, 7));
  return (
    <div className={classes.bar}>
      <h2 className={classes.title} aria-live="polite">
        {monthNames[monthOf(month) - 1]} {yearOf(month)}
      </h2>
      <Button onClick={() => onMonth(today.slice(0, 7))}>{texts.today}</Button>
      <IconButton
        variant="default"
        icon={IconChevronLeft}
        label={texts.previousMonth}
        onClick={() => step(-1)}
      />
      <IconButton
        variant="default"
        icon={IconChevronRight}
        label={texts.nextMonth}
        onClick={() => step(1)}
      />
    </div>
  );
}
