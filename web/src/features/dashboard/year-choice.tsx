import { NativeSelect } from '@mantine/core';

import { Segmented } from '../../ui/controls/segmented.tsx';
import { usePhone } from '../../ui/layout/use-phone.ts';
import { texts } from './texts.ts';

interface YearChoiceProps {
  years: readonly number[];
  value: number;
  onChange: (year: number) => void;
}

/** The years as buttons; on a phone as a select (product H2). */
export function YearChoice({ years, value, onChange }: YearChoiceProps) {
  const phone = usePhone();
  const options = years.map((year) => ({ value: String(year), label: String(year) }));
  if (!phone) {
    return (
      <Segmented
        label={texts.year}
        value={String(value)}
        onChange={(year) => onChange(Number(year))}
        options={options}
      />
    );
  }
  return (
    <NativeSelect
      aria-label={texts.year}
      style={{ flex: '0 0 7rem' }}
      data={options}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
