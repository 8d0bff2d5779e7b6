import { missingText } from '@driftig/contracts/records/field-schemas';
import type { RecordType } from '@driftig/contracts/records/record-type';
import { useWatch } from 'react-hook-form';

import { formFields, type RecordForm, type RecordFormApi } from './record-form.ts';

/** The text of the first required field that is empty (product V10, V13), or undefined. */
export function useMissing(type: RecordType, { control }: RecordFormApi): string | undefined {
  return useWatch({ control, compute: (values: RecordForm) => firstMissing(type, values) });
}

function firstMissing(type: RecordType, values: RecordForm): string | undefined {
  const empty = formFields(type).find(
    ([name, { required }]) => required && String(values[name] ?? '').trim() === '',
  );
  return empty && missingText(empty[1]);
}
