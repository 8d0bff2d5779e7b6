import type { RecordField, RecordRow } from '@driftig/contracts/records/record-type';
import { isNumeric } from '@driftig/contracts/records/record-type';
import { formatPhone, formatQuantity } from '@driftig/domain/format';
import {
  choiceLabel,
  documentNumber,
  isDocumentNumber,
  numberOf,
  partCount,
  textOf,
} from '@driftig/domain/lists/row-values';

import { Amount } from '../../../ui/display/amount.tsx';
import { DateText } from '../../../ui/display/date-text.tsx';
import { texts } from '../texts.ts';

/** Columns of texts with these lengths have a fixed width; others share the remaining width. */
const SHORT_TEXT = 20;
const TOWN_TEXT = 80;
const COUNT_WIDTH = 104;
/** Document numbers are short; their headers may be longer. */
const DOCUMENT_NUMBER_WIDTH = 60;

function textWidth(max = Infinity): number | undefined {
  if (max <= SHORT_TEXT) return 96;
  return max <= TOWN_TEXT ? 116 : undefined;
}

export function widthOf({ kind, max, label }: RecordField): number | undefined {
  switch (kind) {
    case 'cvr':
      return 100;
    case 'zipcode':
      return 80;
    case 'phone':
      return 120;
    case 'money':
      return Math.max(132, 48 + 6.5 * label.length);
    case 'quantity':
      return 96;
    case 'count':
      return COUNT_WIDTH;
    case 'time':
      return 76;
    case 'date':
      return 104;
    case 'text':
      return textWidth(max);
    default:
      return undefined;
  }
}

const isAmount = ({ kind }: RecordField) => kind === 'money';

function numberColumn(name: string, field: RecordField, currency: string) {
  const value = (record: RecordRow) => numberOf(record, name);
  // 0 is what is stored where nothing was typed (days, people).
  const known = (record: RecordRow) =>
    field.kind === 'count' ? value(record) || null : value(record);
  const text = (record: RecordRow) => {
    const number = known(record);
    return number === null ? '' : formatQuantity(number);
  };
  return {
    align: 'right' as const,
    sortedAs: 'number' as const,
    cell: (record: RecordRow) =>
      isAmount(field) ? (
        <Amount ore={value(record)} currency={textOf(record, 'currency') || currency} />
      ) : (
        <span className="tabular">{text(record)}</span>
      ),
    csv: (record: RecordRow) => (isAmount(field) ? value(record) / 100 : known(record)),
  };
}

/** The number of an order or invoice: no thousands separator, and empty for 0. */
function documentNumberColumn(name: string, { label }: RecordField) {
  const value = (record: RecordRow) => documentNumber(record, name);
  return {
    width: Math.max(DOCUMENT_NUMBER_WIDTH, 36 + 6.5 * label.length),
    sortedAs: 'date' as const,
    cell: (record: RecordRow) => <span className="tabular">{value(record) ?? ''}</span>,
    csv: value,
  };
}

function dateColumn(name: string) {
  const value = (record: RecordRow) => textOf(record, name);
  return {
    cell: (record: RecordRow) => <DateText value={value(record)} />,
    sortedAs: 'date' as const,
    csv: value,
  };
}

function flagColumn(name: string) {
  const word = (record: RecordRow) => (record[name] === true ? texts.yes : texts.no);
  return { cell: word, csv: word };
}

/** How many there are; the form shows which. */
function partsColumn(name: string) {
  const value = (record: RecordRow) => partCount(record, name);
  return {
    cell: (record: RecordRow) => formatQuantity(value(record)),
    sortedAs: 'number' as const,
    csv: value,
  };
}

/** Sorted by the order of the choices, searched by their labels. */
function choiceColumn(name: string, field: RecordField) {
  const label = (record: RecordRow) => choiceLabel(field, textOf(record, name));
  return { cell: label, csv: label };
}

function textColumn(name: string, { kind }: RecordField) {
  const value = (record: RecordRow) => textOf(record, name);
  return {
    cell: kind === 'phone' ? (record: RecordRow) => formatPhone(value(record)) : value,
    csv: value,
    ...(kind === 'longText' ? { emphasis: 'dimmed' as const } : {}),
  };
}

/** Cell and CSV value of a column, by the kind of its field; its order and search are `listedValues`. */
export function kindColumn(name: string, field: RecordField, currency: string) {
  if (field.kind === 'date') return dateColumn(name);
  if (field.kind === 'flag') return flagColumn(name);
  if (field.kind === 'parts') return partsColumn(name);
  if (field.kind === 'choice') return choiceColumn(name, field);
  if (isDocumentNumber(field)) return documentNumberColumn(name, field);
  if (isNumeric(field)) return numberColumn(name, field, currency);
  return textColumn(name, field);
}
