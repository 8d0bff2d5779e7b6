import type { RecordField, RecordType, RecordValues } from '@driftig/contracts/records/record-type';
import { formatKroner, formatPhone, formatQuantity } from '@driftig/domain/format';

import { formFields } from '../form/record-form.ts';

function shownValue({ kind }: RecordField, value: string | number | boolean): string {
  if (typeof value !== 'number')
    return kind === 'phone' ? formatPhone(String(value)) : String(value);
  if (kind === 'money') return formatKroner(value);
  return kind === 'quantity' ? formatQuantity(value) : String(value);
}

/** The values that a line will be stored with, as the list shows them; 0 and '' are left out. */
export function storedContent(type: RecordType, values: RecordValues): string {
  const shown = formFields(type).flatMap(([name, field]) => {
    const value = values[name] ?? '';
    return value === '' || value === 0 ? [] : [shownValue(field, value)];
  });
  return shown.join(' · ');
}
