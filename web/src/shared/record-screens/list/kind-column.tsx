import type { FieldKind, RecordField, RecordRow } from '@driftig/contracts/records/record-type';
import { isNumeric } from '@driftig/contracts/records/record-type';
import { partsIn } from '@driftig/contracts/wire/parts';
import { formatDate, formatPhone, formatQuantity } from '@driftig/domain/format';

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

export const textOf = (record: RecordRow, name: string) => String(record[name] ?? '');
export const numberOf = (record: RecordRow, name: string) => Number(record[name] ?? 0);

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
    sortValue: value,
    csv: (record: RecordRow) => (isAmount(field) ? value(record) / 100 : known(record)),
  };
}

/** The number of an order or invoice: no thousands separator, and empty for 0. */
function documentNumberColumn(name: string, { label }: RecordField) {
  const value = (record: RecordRow) => numberOf(record, name) || null;
  const text = (record: RecordRow) => String(value(record) ?? '');
  return {
    width: Math.max(DOCUMENT_NUMBER_WIDTH, 36 + 6.5 * label.length),
    sortedAs: 'date' as const,
    cell: (record: RecordRow) => <span className="tabular">{text(record)}</span>,
    sortValue: value,
    csv: value,
    searchText: text,
  };
}

function dateColumn(name: string, isSearched: boolean) {
  const value = (record: RecordRow) => textOf(record, name);
  return {
    cell: (record: RecordRow) => <DateText value={value(record)} />,
    sortedAs: 'date' as const,
    sortValue: value,
    csv: value,
    ...(isSearched ? { searchText: (record: RecordRow) => formatDate(value(record)) } : {}),
  };
}

function flagColumn(name: string) {
  const word = (record: RecordRow) => (record[name] === true ? texts.yes : texts.no);
  return { cell: word, sortValue: word, csv: word };
}

/** How many there are; the form shows which. */
function partsColumn(name: string) {
  const value = (record: RecordRow) => partsIn(textOf(record, name)).length;
  return {
    cell: (record: RecordRow) => formatQuantity(value(record)),
    sortedAs: 'number' as const,
    sortValue: value,
    csv: value,
  };
}

/** Sorted by the order of the choices, searched by their labels. */
function choiceColumn(name: string, { choices = {} }: RecordField, isSearched: boolean) {
  const words = Object.keys(choices);
  const label = (record: RecordRow) => choices[textOf(record, name)]?.label ?? '';
  return {
    cell: label,
    sortValue: (record: RecordRow) => words.indexOf(textOf(record, name)),
    csv: label,
    ...(isSearched ? { searchText: label } : {}),
  };
}

/** A phone number is found with and without spaces. */
function searchedText(kind: FieldKind, text: string): string {
  return kind === 'phone' ? `${text}\n${text.replaceAll(/\s/g, '')}` : text;
}

function textColumn(name: string, { kind }: RecordField, isSearched: boolean) {
  const value = (record: RecordRow) => textOf(record, name);
  return {
    cell: kind === 'phone' ? (record: RecordRow) => formatPhone(value(record)) : value,
    sortValue: value,
    csv: value,
    ...(isSearched ? { searchText: (record: RecordRow) => searchedText(kind, value(record)) } : {}),
    ...(kind === 'longText' ? { emphasis: 'dimmed' as const } : {}),
  };
}

interface ColumnField {
  readonly name: string;
  readonly field: RecordField;
  /** Whether the search field of the list searches it. */
  readonly isSearched: boolean;
}

/** Cell, sort value, search text and CSV value of a column, by the kind of its field. */
export function kindColumn({ name, field, isSearched }: ColumnField, currency: string) {
  if (field.kind === 'date') return dateColumn(name, isSearched);
  if (field.kind === 'flag') return flagColumn(name);
  if (field.kind === 'parts') return partsColumn(name);
  if (field.kind === 'choice') return choiceColumn(name, field, isSearched);
  if (field.kind === 'count' && field.readOnly) return documentNumberColumn(name, field);
  if (isNumeric(field)) return numberColumn(name, field, currency);
  return textColumn(name, field, isSearched);
}
