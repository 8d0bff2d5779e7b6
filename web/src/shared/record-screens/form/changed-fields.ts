import type {
  FieldKind,
  RecordAnswer,
  RecordField,
  RecordType,
} from '@driftig/contracts/records/record-type';
import { formatDate, formatKroner, formatQuantity } from '@driftig/domain/format';

import { texts } from '../texts.ts';

/** Longer values are not quoted. */
const MAX_TEXT_LENGTH = 40;

type Value = RecordAnswer[string];
type ValueText = (value: Value, field: RecordField, type: RecordType) => string;

const count: ValueText = (value) => formatQuantity(Number(value ?? 0));
const yesNo: ValueText = (value) => (value ? texts.yes : texts.no);
const noText: ValueText = () => '';

/** A short text for the value of a field; '' where there is none, as for an id. */
const valueTexts: Partial<Record<FieldKind, ValueText>> = {
  money: (value) => formatKroner(Number(value ?? 0)),
  quantity: count,
  count,
  flag: yesNo,
  yesNo,
  choice: (value, { choices = {} }) => choices[String(value)]?.label ?? '',
  status: (value, _field, { statuses = {} }) => statuses[String(value)]?.label ?? '',
  reference: noText,
  longText: noText,
};
const asText: ValueText = (value) => formatDate(String(value ?? ''));

/** The labels of the fields that another user has changed, with the new value where that is short. */
export function changedFields(
  type: RecordType,
  before: RecordAnswer,
  now: RecordAnswer,
): readonly string[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    if (before[name] === now[name]) return [];
    const text = (valueTexts[field.kind] ?? asText)(now[name], field, type);
    return [
      text === '' || text.length > MAX_TEXT_LENGTH ? field.label : texts.now(field.label, text),
    ];
  });
}
