import { useState } from 'react';
import { FocusTrap } from '@mantine/core';
import { danishDate } from '@driftig/domain/dates';
import { usePhone } from '../layout/use-phone.ts';
import { MonthPicker } from '../time/month-picker.tsx';

export interface CalendarPanelProps {
  value: string | null;
  onPick: (value: string) => void;
  minDate?: string | undefined;
  maxDate?: string | undefined;
}

export function CalendarPanel({ value, ...picker }: CalendarPanelProps) {
  const phone = usePhone();
  const [today] = useState(() => danishDate(new Date().toISOString()));
  return (
    <FocusTrap>
      <div>
        <MonthPicker {...picker} value={value} start={value ?? today} size={phone ? 'md' : 'sm'} />
      </div>
    </FocusTrap>
  );
}
