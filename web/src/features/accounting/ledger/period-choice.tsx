import { defaultBookYears } from '@driftig/domain/periods/period';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { DateInput } from '../../../ui/fields/date-input.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { periodsQuery } from '../periods/period-queries.ts';
import classes from './ledger.module.css';
import { periodOptions, periodValue } from './months.ts';
import type { Period } from './place.ts';
import { texts } from './texts.ts';

interface PeriodChoiceProps {
  period: Period;
  onChange: (period: Period) => void;
}

const OWN = 'own';

/** A financial year, a month, or any days. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { data: settings = defaultBookYears } = useQuery(periodsQuery);
  const options = periodOptions(useToday(), settings);
  const isListed = options.some(({ value }) => value === periodValue(period));
  const change = (changed: Partial<Period>) => {
    const next = { ...period, ...changed };
    if (next.from !== '' && next.to !== '') onChange(next);
  };
  return (
    <div className={classes.period}>
      <NativeSelect
        label={texts.period}
        value={isListed ? periodValue(period) : OWN}
        data={[...(isListed ? [] : [{ value: OWN, label: texts.ownPeriod }]), ...options]}
        onChange={(event) => {
          const [from, to] = event.currentTarget.value.split('.');
          if (from !== undefined && to !== undefined) onChange({ from, to });
        }}
      />
      <DateInput label={texts.from} value={period.from} onChange={(from) => change({ from })} />
      <DateInput
        label={texts.to}
        value={period.to}
        onChange={(to) => change({ to })}
        error={period.from > period.to ? texts.wrongPeriod : undefined}
      />
    </div>
  );
}
