// Default export: loaded when a calendar is first opened, with Mantine's date parts and dayjs.
import { DatePicker, DatesProvider } from '@mantine/dates';
import type { DatesProviderSettings } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/da';
import './calendar-panel.css';

const SETTINGS: DatesProviderSettings = { locale: 'da', firstDayOfWeek: 1, weekendDays: [0, 6] };

interface CalendarPanelProps {
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
  monthLevelControl: 'Vælg måned',
  yearLevelControl: 'Vælg år',
};

export default function CalendarPanel({ value, onPick, minDate, maxDate }: CalendarPanelProps) {
  return (
    <DatesProvider settings={SETTINGS}>
      <DatePicker
        value={value}
        onChange={(picked) => picked && onPick(picked)}
        ariaLabels={LABELS}
        highlightToday
        __stopPropagation
        {...(value ? { defaultDate: value } : {})}
        {...(minDate ? { minDate } : {})}
        {...(maxDate ? { maxDate } : {})}
      />
    </DatesProvider>
  );
}
