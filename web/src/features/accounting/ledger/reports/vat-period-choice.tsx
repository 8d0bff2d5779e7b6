import { vatPeriodLengths, type VatPeriodLength } from '@driftig/contracts/periods/period-kind';
import { formatDate } from '@driftig/domain/format';
import { NativeSelect, UnstyledButton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';

import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import { texts } from './texts.ts';
import { periodsOf, type Months, type VatPeriod } from './vat-periods.ts';
import classes from './vat.module.css';

export interface ChosenVatPeriod {
  readonly year: number;
  readonly length: VatPeriodLength;
  readonly period: Months;
}

interface VatPeriodChoiceProps {
  chosen: ChosenVatPeriod;
  onChange: (chosen: ChosenVatPeriod) => void;
  /** Says that a period is reported; undefined while it is not. */
  filedText: (period: Months) => string | undefined;
}

const lengthOptions = (Object.keys(vatPeriodLengths) as VatPeriodLength[]).map((value) => ({
  value,
  label: vatPeriodLengths[value],
}));

/** The law keeps five years from the end of each. */
const YEARS = 7;

/** A VAT period of a year, each with its deadline or what became of it. */
export function VatPeriodChoice({ chosen, onChange, filedText }: VatPeriodChoiceProps) {
  const today = useToday();
  const { year, length, period } = chosen;
  const years = Array.from({ length: YEARS }, (_, index) => Number(today.slice(0, 4)) - index);
  const choose = (nextYear: number, nextLength: VatPeriodLength) => {
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
          options={lengthOptions}
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
            <CellText period={one} filed={filedText(one)} today={today} />
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}

interface CellTextProps {
  period: VatPeriod;
  filed: string | undefined;
  today: string;
}

function CellText({ period, filed, today }: CellTextProps) {
  if (filed === undefined)
    return (
      <>
        <strong>{period.label}</strong>
        <small data-due={isDue(period, today) || undefined}>{statusOf(period, today)}</small>
      </>
    );
  return (
    <>
      <strong>
        <IconLock size={16} aria-hidden="true" /> {period.label}
      </strong>
      <small>{filed}</small>
    </>
  );
}

const isDue = ({ to, deadline }: VatPeriod, today: string) =>
  to < today.slice(0, 7) && today <= deadline;

function statusOf({ from, to, deadline }: VatPeriod, today: string): string {
  const month = today.slice(0, 7);
  if (from > month) return texts.coming;
  return to >= month ? texts.running : texts.due(formatDate(deadline));
}
