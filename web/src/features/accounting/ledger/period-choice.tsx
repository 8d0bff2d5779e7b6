import { NativeSelect } from '@mantine/core';

import { useToday } from '../../../ui/time/use-today.ts';
import classes from './ledger.module.css';
import { monthOptions } from './months.ts';
import type { Period } from './place.ts';
import { texts } from './texts.ts';

interface PeriodChoiceProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** A period by its first and last month. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const options = monthOptions(useToday(), period);
  return (
    <div className={classes.period}>
      <NativeSelect
        label={texts.fromMonth}
        value={period.from}
        data={options}
        onChange={(event) => onChange({ ...period, from: event.currentTarget.value })}
      />
      <NativeSelect
        label={texts.toMonth}
        value={period.to}
        data={options}
        onChange={(event) => onChange({ ...period, to: event.currentTarget.value })}
        error={period.from > period.to ? texts.wrongPeriod : undefined}
      />
    </div>
  );
}
