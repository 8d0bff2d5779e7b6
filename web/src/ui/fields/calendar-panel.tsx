import { useState } from 'react';
import { FocusTrap } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import type { DatesProviderSettings } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/da';
import { danishDate } from '@driftig/domain/dates';
import { usePhone } from '../layout/use-phone.ts';
import './calendar-panel.css';

const SETTINGS: DatesProviderSettings = { locale: 'da', firstDayOfWeek: 1, weekendDays: [0, 6] };

export interface CalendarPanelProps {
  value: string | null;
  onPick: (value: string) => void;
  minDate?: string | undefined;
  maxDate?: string | undefined;
}

const LABELS = {
  nextMonth: 'Næste måned',
  previousMonth: 'Forrige måned',
  nextYear: 'Næste år',
  previousYear: 'Forrige år',
  nextDecade: 'Næste årti',
  previousDecade: 'Forrige årti',
};

export function CalendarPanel({ value, onPick, minDate, maxDate }: CalendarPanelProps) {
  const phone = usePhone();
  const [today] = useState(() => danishDate(new Date().toISOString()));
  const start = value ?? today;
  return (
    <DatesProvider settings={SETTINGS}>
      <FocusTrap>
        <div>
          <DatePicker
            value={value}
            onChange={(picked) => picked && onPick(picked)}
            defaultDate={start}
            getDayProps={(day) => (day === start ? { 'data-autofocus': true } : {})}
            ariaLabels={LABELS}
            highlightToday
            size={phone ? 'md' : 'sm'}
            __stopPropagation
            {...(minDate ? { minDate } : {})}
            {...(maxDate ? { maxDate } : {})}
          />
        </div>
      </FocusTrap>
    </DatesProvider>
  );
}
