import { Select } from '@mantine/core';
import { useController, useWatch, type Control } from 'react-hook-form';

import type { ApplicationValues } from './application-values.ts';
import { texts } from './texts.ts';

interface DayPartFieldProps {
  control: Control<ApplicationValues, unknown, ApplicationValues>;
}

/** The whole day, a half of it, or the times that are typed (product Y16); of one day alone. */
export function DayPartField({ control }: DayPartFieldProps) {
  const half = useController({ control, name: 'dayHalf' }).field;
  const from = useController({ control, name: 'startTime' }).field;
  const to = useController({ control, name: 'endTime' }).field;
  const [startDate, endDate] = useWatch({ control, name: ['startDate', 'endDate'] });
  const isOneDay = endDate === '' || endDate === startDate;
  const hasTimes = from.value !== '' || to.value !== '';
  const value = half.value !== '' ? half.value : hasTimes ? 'times' : 'whole';
  const { times, ...offered } = texts.dayParts;
  const data = Object.entries(hasTimes ? { ...offered, times } : offered);
  const choose = (chosen: string | null) => {
    if (chosen === null || chosen === 'times') return;
    half.onChange(chosen === 'whole' ? '' : chosen);
    from.onChange('');
    to.onChange('');
  };
  return (
    <Select
      label={texts.dayPart}
      data={data.map(([name, label]) => ({ value: name, label }))}
      value={isOneDay || half.value === '' ? value : 'whole'}
      onChange={choose}
      allowDeselect={false}
      disabled={!isOneDay}
    />
  );
}
