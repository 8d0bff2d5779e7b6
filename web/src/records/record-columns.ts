import type { RecordField, RecordRow, RecordType } from '@driftig/contracts/records/record-type';
import { listed } from '@driftig/contracts/records/record-type';
import { recordName, recordTitle } from '@driftig/domain/records/record';

import type { Column } from '../ui/data-table/column.ts';
import { kindColumn, textOf, widthOf } from './kind-column.tsx';
import type { RecordView } from './views/record-view.ts';

export const titleOf = (type: RecordType, record: RecordRow) => recordTitle(type, record);
/** The name used out of context: in a question, a list of errors, for a screen reader. */
export const nameOf = (type: RecordType, record: RecordRow) => recordName(type, record);

/** On a card the first date or time is shown; those of wide columns are not. */
const isDateOrTime = ({ kind }: RecordField) => kind === 'date' || kind === 'time';

interface ColumnContext<Row> {
  /** Of its amounts, where it has any. */
  readonly currency?: string;
  /** The status column, where the type has one. */
  readonly status?: Column<Row> | undefined;
}

function columnOf<Row extends RecordRow>(
  view: RecordView<Row>,
  name: string,
  field: RecordField,
  { currency = '', status }: ColumnContext<Row>,
): Column<Row> {
  const width = widthOf(field);
  const isWide = view.columns[name] === 'wide';
  const isSearched = view.search.includes(name);
  return {
    id: name,
    header: field.label,
    hideable: true,
    hidesEmpty: true as const,
    ...(isWide ? { wideOnly: true } : {}),
    ...(width ? { width } : {}),
    ...kindColumn({ name, field, isSearched }, currency),
    // The corner of a card has room for the status or an amount, not for both.
    ...(status && field.kind === 'money' ? { card: 'line' as const } : {}),
    ...(isWide && isDateOrTime(field) ? { card: 'hidden' as const } : {}),
    ...view.own?.[name],
  };
}

/**
 * The column with the record's name, also where its own field is empty (a private customer has no
 * company). Its search text includes the searched fields that have no column.
 */
function nameColumn<Row extends RecordRow>(
  { type, columns, search, own }: RecordView<Row>,
  column: Column<Row>,
): Column<Row> {
  const unseen = search.filter((name) => columns[name] === undefined);
  const title = (record: Row) => titleOf(type, record);
  return {
    ...column,
    hideable: false,
    card: 'title' as const,
    emphasis: 'strong' as const,
    cell: title,
    sortValue: title,
    searchText: (record: Row) =>
      [title(record), ...unseen.map((name) => textOf(record, name))].join('\n'),
    ...own?.[column.id],
  };
}

/**
 * The columns of the CSV file: all fields of a row, also those without a column in the table, so that
 * export and import lose nothing. Ids are left out.
 */
export function recordFile<Row extends RecordRow>(
  view: RecordView<Row>,
  context: ColumnContext<Row>,
): readonly Column<Row>[] {
  const { type, columns, hidden = [] } = view;
  return Object.entries(listed(type).fields).flatMap(([name, field]) => {
    if (field.kind === 'status') return context.status ? [context.status] : [];
    const isLeftOut = hidden.includes(name) || (!columns[name] && field.kind === 'reference');
    return isLeftOut ? [] : [columnOf(view, name, field, context)];
  });
}

/** The columns of a list, in the order of the type's view. */
export function recordColumns<Row extends RecordRow>(
  view: RecordView<Row>,
  context: ColumnContext<Row>,
): readonly Column<Row>[] {
  const { type, columns } = view;
  return Object.keys(columns).flatMap((name) => {
    const field = type.fields[name];
    if (field === undefined) return [];
    if (field.kind === 'status') return context.status ? [context.status] : [];
    const column = columnOf(view, name, field, context);
    if (name === type.title[0]) return [nameColumn(view, column)];
    // On a card the number is part of the title.
    return [name === type.numbered ? { ...column, card: 'title' as const } : column];
  });
}
