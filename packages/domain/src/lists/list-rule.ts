import type { RecordRow, RecordType } from '@driftig/contracts/records/record-type';

import { recordTitle } from '../records/record-name.ts';
import { comesNext } from './date-order.ts';
import type { RowFilter, RowStatus, Searched } from './match-rows.ts';
import type { SortValue } from './order-rows.ts';
import { fieldValues, textOf, type FieldValues } from './row-values.ts';

/** The order 'what comes next' of a type that is planned ahead; nearest first, then what is over. */
interface Planned<Name> {
  readonly date: Name;
  readonly time?: Name;
  /** Its last day, where it may take several. */
  readonly until?: Name;
}

/** How the list of a type searches and sorts, by the names of its fields. */
export interface ListedFields<Row extends RecordRow, Name extends string = string> {
  readonly type: RecordType;
  /** The fields that the search field of the list searches, with or without a column. */
  readonly search: readonly Name[];
  readonly planned?: Planned<Name>;
  /** Order and search of single fields, where they differ from those of the field's kind. */
  readonly values?: Readonly<Partial<Record<Name, Partial<FieldValues<Row>>>>>;
}

/** Search, order, filters and statuses of a list: the same in the browser and on the server. */
export interface ListRule<Row> {
  readonly searched: readonly Searched<Row>[];
  readonly sortValue: (name: string) => ((row: Row) => SortValue) | undefined;
  readonly comesNext?: (name: string) => ((row: Row) => number) | undefined;
  readonly filters: readonly RowFilter<Row>[];
  readonly status?: RowStatus<Row>;
}

/** The place of each row in what comes next, for the field that the type is planned by. */
export function plannedOrder<Row extends RecordRow>(
  { planned }: Pick<ListedFields<Row>, 'planned'>,
  name: string,
  today: string,
): ((row: Row) => number) | undefined {
  if (planned?.date !== name) return undefined;
  const { date, time, until } = planned;
  const value = (row: Row, field: string | undefined) => (field ? textOf(row, field) : '');
  return (row) =>
    comesNext({ date: value(row, date), time: value(row, time), until: value(row, until) }, today);
}

/**
 * Order and search of a field. The first field of the title is ordered and searched by the whole title, because
 * it may be empty (a private customer has no company).
 */
export function listedValues<Row extends RecordRow>(
  { type, search, values }: ListedFields<Row>,
  name: string,
): FieldValues<Row> | undefined {
  const field = type.fields[name];
  if (field === undefined) return undefined;
  const isSearched = search.includes(name);
  const title = (row: Row) => recordTitle(type, row);
  const isTitle = name === type.title[0];
  return {
    ...fieldValues({ name, field, isSearched }),
    ...(isTitle ? { sortValue: title, searchText: title } : {}),
    ...values?.[name],
  };
}

type RestOfRule<Row> = Pick<ListRule<Row>, 'filters' | 'status'>;

/** The rule of a list on a day. */
export function listRule<Row extends RecordRow>(
  fields: ListedFields<Row>,
  today: string,
  { filters, status }: RestOfRule<Row>,
): ListRule<Row> {
  const { type, search } = fields;
  const words = Object.keys(type.statuses ?? {});
  const statusOf = status?.of;
  const tabOf = tabOfStatus(type);
  return {
    searched: [
      { searchText: (row) => recordTitle(type, row) },
      ...search.flatMap((name) => listedValues(fields, name) ?? []),
    ],
    sortValue: (name) =>
      name === 'status' && statusOf !== undefined
        ? (row) => words.indexOf(statusOf(row))
        : listedValues(fields, name)?.sortValue,
    comesNext: (name) => plannedOrder(fields, name, today),
    filters,
    ...(statusOf && { status: { of: (row) => tabOf(statusOf(row)) } }),
  };
}

/** The tab of a status: those with the same label share the first of them. */
export function tabOfStatus({ statuses = {} }: Pick<RecordType, 'statuses'>) {
  const words = Object.keys(statuses);
  const labelOf = (word: string) => statuses[word]?.label;
  const tabs = new Map(
    words.map((word) => [word, words.find((first) => labelOf(first) === labelOf(word)) ?? word]),
  );
  return (word: string) => tabs.get(word) ?? word;
}
