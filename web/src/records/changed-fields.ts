import type { RecordAnswer, RecordField, RecordType } from '@driftig/contracts/record-type';
import { formatDate, formatKroner, formatQuantity } from '@driftig/domain/format';

import { texts } from './texts.ts';

/** Longer texts are read in their field. */
const TOLD_LENGTH = 40;

/** What a field says, in few words; '' for what only its own field can show. */
function said({ kind, choices = {} }: RecordField, value: unknown, type: RecordType): string {
  switch (kind) {
    case 'money':
      return formatKroner(Number(value ?? 0));
    case 'quantity':
    case 'count':
      return formatQuantity(Number(value ?? 0));
    case 'flag':
    case 'yesNo':
      return value ? texts.yes : texts.no;
    case 'choice':
      return choices[String(value)]?.label ?? '';
    case 'status':
      return type.statuses?.[String(value)]?.label ?? '';
    case 'reference':
      return '';
    default:
      return formatDate(String(value ?? ''));
  }
}

/** The fields that another person has changed meanwhile, and what they say now where that is short. */
export function changedFields(
  type: RecordType,
  before: RecordAnswer,
  now: RecordAnswer,
): readonly string[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    if (before[name] === now[name]) return [];
    const text = said(field, now[name], type);
    return [text === '' || text.length > TOLD_LENGTH ? field.label : texts.now(field.label, text)];
  });
}
