// Default export: loaded lazily, since most lists have no filter by date.
import { DateInput } from '../../fields/date-input.tsx';
import classes from './toolbar.module.css';

interface DateFilterProps {
  label: string;
  /** Shown above the field; otherwise only its accessible name. */
  labelled?: boolean;
  /** `yyyy-mm-dd`, '' when not set. */
  value: string;
  onChange: (date: string) => void;
}

/** A filter whose value is a date; half a date filters nothing. */
export default function DateFilter({ label, labelled = false, value, onChange }: DateFilterProps) {
  return (
    <DateInput
      {...(labelled ? { label } : { 'aria-label': label, placeholder: label })}
      className={labelled ? '' : (classes.date ?? '')}
      value={value}
      onChange={(date) => onChange(isWhole(date) ? date : '')}
      data-set={value ? true : undefined}
    />
  );
}

const isWhole = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date);
