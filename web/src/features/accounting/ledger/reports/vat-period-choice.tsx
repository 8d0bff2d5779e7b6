import { formatDate } from '@driftig/domain/format';
import { NativeSelect, UnstyledButton } from '@mantine/core';

import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import type { Period } from '../place.ts';
import { texts } from './texts.ts';
import { lengths, periodsOf, type PeriodLength, type VatPeriod } from './vat-periods.ts';
import classes from './vat.module.css';

export interface ChosenVatPeriod {
  readonly year: number;
  readonly length: PeriodLength;
  readonly period: Period;
}

interface VatPeriodChoiceProps {
  chosen: ChosenVatPeriod;
  onChange: (chosen: ChosenVatPeriod) => void;
  /** Says that a period is reported; undefined while it is not. */
  filedText?: (period: Period) => string | undefined;
}

/** The law keeps five years from the end of each. */
const YEARS = 7;

/** A VAT period of a year, each with its deadline or what became of it. */
export function VatPeriodChoice({ chosen, onChange, filedText }: VatPeriodChoiceProps) {
  const today = useToday();
  const { year, length, period } = chosen;
  const years = Array.from({ length: YEARS }, (_, index) => Number(today.slice(0, 4)) - index);
  const choose = (nextYear: number, nextLength: PeriodLength) => {
    const all = periodsOf(nextYear, nextLength);
    const within = all.find(({ to }) => to.slice(5) >= period.to.slice(5)) ?? all[0];
    if (within !== undefined)
      onChange({
        year: nextYear,
        length: nextLength,
        period: { from: within.from, to: within.to },
      });
  };
  return (
    <div className={classes.choice}>
      <div className={classes.choiceHead}>
        <Segmented
          label={texts.length}
          value={length}
          onChange={(value) => choose(year, value)}
          options={(Object.keys(lengths) as PeriodLength[]).map((value) => ({
            value,
            label: texts.lengths[value],
          }))}
        />
        <NativeSelect
          aria-label={texts.year}
          value={String(year)}
          data={years.map(String)}
          onChange={(event) => choose(Number(event.currentTarget.value), length)}
        />
      </div>
      <div
        className={classes.cells}
        role="group"
        aria-label={texts.vatPeriods}
        data-length={length}
      >
        {periodsOf(year, length).map((one) => (
          <UnstyledButton
            key={one.from}
            className={classes.cell}
            aria-pressed={one.from === period.from}
            onClick={() => onChange({ ...chosen, period: { from: one.from, to: one.to } })}
          >
            <strong>{one.label}</strong>
            <small data-due={isDue(one, today) || undefined}>
              {filedText?.(one) ?? statusOf(one, today)}
            </small>
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}

const isDue = ({ to, deadline }: VatPeriod, today: string) =>
  to < today.slice(0, 7) && today <= deadline;

function statusOf({ from, to, deadline }: VatPeriod, today: string): string {
  const month = today.slice(0, 7);
  if (from > month) return texts.coming;
  return to >= month ? texts.running : texts.due(formatDate(deadline));
}
