/**
 * DateText { value } — 'yyyy-mm-dd' shown as dd-mm-yyyy. Only the digits are tabular: Inter's
 * tabular hyphen is too wide for a date.
 */
import { formatDate } from '@driftig/domain/format';

export function DateText({ value }: { value: string | null | undefined }) {
  if (!value) return null;
  const [day, month, year] = formatDate(value).split('-');
  if (!day || !month || !year) return value;
  return (
    <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
      <span className="tabular">{day}</span>-<span className="tabular">{month}</span>-
      <span className="tabular">{year}</span>
    </time>
  );
}
