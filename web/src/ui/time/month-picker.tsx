/**
 * MonthPicker { value, onPick, start, firstDay?, minDate?, maxDate?, size? } — a month in which a
 * day is picked. It brings Mantine's date components and dayjs: load it lazily or with a page that is.
 */
import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/da';

import './month-picker.css';

const labels = {
  nextMonth: 'Næste måned',
  previousMonth: 'Forrige måned',
  nextYear: 'Næste år',
  previousYear: 'Forrige år',
  nextDecade: 'Næste årti',
  previousDecade: 'Forrige årti',
};

interface MonthPickerProps {
  /** 'yyyy-mm-dd' */
  value: string | null;
  onPick: (value: string) => void;
  /** The day whose month is shown first, and which gets the focus in a focus trap. */
  start: string;
  firstDay?: 'monday' | 'sunday';
  minDate?: string | undefined;
  maxDate?: string | undefined;
  size?: 'xs' | 'sm' | 'md';
}

export function MonthPicker(props: MonthPickerProps) {
  const { value, onPick, start, firstDay = 'monday', minDate, maxDate, size = 'sm' } = props;
  return (
    <DatesProvider
      settings={{
        locale: 'da',
        firstDayOfWeek: firstDay === 'monday' ? 1 : 0,
        weekendDays: [0, 6],
      }}
    >
      <DatePicker
        value={value}
        onChange={(picked) => picked && onPick(picked)}
        defaultDate={start}
        getDayProps={(day) => (day === start ? { 'data-autofocus': true } : {})}
        ariaLabels={labels}
        highlightToday
        size={size}
        __stopPropagation
        {...(minDate ? { minDate } : {})}
        {...(maxDate ? { maxDate } : {})}
      />
    </DatesProvider>
  );
}
