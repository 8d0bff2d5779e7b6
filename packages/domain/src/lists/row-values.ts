import type { FieldKind, RecordField, RecordRow } from '@driftig/contracts/records/record-type';
import { isNumeric } from '@driftig/contracts/records/record-type';
import { partsIn } from '@driftig/contracts/wire/parts';

import { formatDate } from '../format.ts';
import type { SortValue } from './order-rows.ts';

export const textOf = (record: RecordRow, name: string) => String(record[name] ?? '');
export const numberOf = (record: RecordRow, name: string) => Number(record[name] ?? 0);

/** The values of a field by which a list sorts, and in which it searches. */
export interface FieldValues<Row> {
  readonly sortValue: (row: Row) => SortValue;
  /** Left out for a field whose values are not searched. */
  readonly searchText?: (row: Row) => string;
}

interface ListedField {
  readonly name: string;
  readonly field: RecordField;
  /** Whether the search field of the list searches it. */
  readonly isSearched: boolean;
}

/** A phone number is found with and without spaces. */
function searchedText(kind: FieldKind, text: string): string {
  if (kind === 'date') return formatDate(text);
  return kind === 'phone' ? `${text}\n${text.replaceAll(/\s/g, '')}` : text;
}

/** The number of an order or invoice, which is empty for 0. */
export const isDocumentNumber = ({ kind, readOnly }: RecordField) =>
  kind === 'count' && readOnly === true;

export const documentNumber = (record: RecordRow, name: string) => numberOf(record, name) || null;

export const choiceLabel = ({ choices = {} }: RecordField, word: string) =>
  choices[word]?.label ?? '';

/** How many parts there are. */
export const partCount = (record: RecordRow, name: string) => partsIn(textOf(record, name)).length;

function sortValueOf(name: string, field: RecordField): (row: RecordRow) => SortValue {
  if (field.kind === 'flag') return (row) => (row[name] === true ? 'Ja' : 'Nej');
  if (field.kind === 'parts') return (row) => partCount(row, name);
  if (field.kind === 'choice') {
    const words = Object.keys(field.choices ?? {});
    return (row) => words.indexOf(textOf(row, name));
  }
  if (isDocumentNumber(field)) return (row) => documentNumber(row, name);
  return isNumeric(field) ? (row) => numberOf(row, name) : (row) => textOf(row, name);
}

function searchTextOf(name: string, field: RecordField): (row: RecordRow) => string {
  if (field.kind === 'choice') return (row) => choiceLabel(field, textOf(row, name));
  if (isDocumentNumber(field)) return (row) => String(documentNumber(row, name) ?? '');
  return (row) => searchedText(field.kind, textOf(row, name));
}

/** The search does not look into amounts, quantities, flags and parts. */
const hasText = (field: RecordField) =>
  isDocumentNumber(field) || !(isNumeric(field) || ['flag', 'parts'].includes(field.kind));

/** By the kind of the field; the same in the browser and on the server. */
export function fieldValues({ name, field, isSearched }: ListedField): FieldValues<RecordRow> {
  const sortValue = sortValueOf(name, field);
  if (!isSearched || !hasText(field)) return { sortValue };
  return { sortValue, searchText: searchTextOf(name, field) };
}
