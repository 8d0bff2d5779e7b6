import type { RecordField, RecordRow, RecordType } from '@driftig/contracts/records/record-type';
import { listType } from '@driftig/contracts/records/record-type';
import { listedValues, plannedOrder } from '@driftig/domain/lists/list-rule';
import { recordName, recordTitle } from '@driftig/domain/records/record-name';

import type { Column } from '../../../ui/data-table/columns/column.ts';
import { kindColumn, widthOf } from './kind-column.tsx';
import type { RecordView } from '../views/record-view.ts';

export const titleOf = (type: RecordType, record: RecordRow) => recordTitle(type, record);

/** Pixels in which nearly all of them are whole. */
const NAME_WIDTH = 248;
const EMAIL_WIDTH = 268;

/** The name used out of context: in a question, a list of errors, for a screen reader. */
export const nameOf = (type: RecordType, record: RecordRow) => recordName(type, record);

export interface ColumnContext<Row> {
  /** Currency of its amounts, if it has any. */
  readonly currency?: string;
  /** 'yyyy-mm-dd', of a type that is planned ahead. */
  readonly today?: string;
  /** The status column, where the type has one. */
  readonly status?: Column<Row> | undefined;
}

/** The column of a field, also of one that the list has no column for. */
export function columnOf<Row extends RecordRow>(
  view: RecordView<Row>,
  name: string,
  field: RecordField,
  { currency = '', today = '' }: ColumnContext<Row>,
): Column<Row> {
  const width = widthOf(field);
  const leaves = view.columns[name];
  const comesNext = plannedOrder(view, name, today);
  return {
    id: name,
    header: field.label,
    hideable: true,
    ...(typeof leaves === 'number' ? { leaves } : {}),
    ...(width ? { width } : {}),
    ...(field.kind === 'email' ? { roomy: EMAIL_WIDTH } : {}),
    ...kindColumn(name, field, currency),
    ...listedValues(view, name),
    ...(comesNext ? { comesNext } : {}),
    ...view.own?.[name],
  };
}

/**
 * The column with the record's name, also where its own field is empty (a private customer has no
 * company). Its search text includes the searched fields that have no column.
 */
function nameColumn<Row extends RecordRow>(
  view: RecordView<Row>,
  column: Column<Row>,
): Column<Row> {
  const { type, columns, search, own } = view;
  const unseen = search
    .filter((name) => columns[name] === undefined)
    .flatMap((name) => listedValues(view, name)?.searchText ?? []);
  const title = (record: Row) => titleOf(type, record);
  const { searchText = title } = column;
  return {
    ...column,
    hideable: false,
    roomy: NAME_WIDTH,
    emphasis: 'strong' as const,
    cell: title,
    searchText: (record: Row) =>
      [searchText(record), ...unseen.map((textOf) => textOf(record))].join('\n'),
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
  return Object.entries(listType(type).fields).flatMap(([name, field]) => {
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
    return [name === type.title[0] ? nameColumn(view, column) : column];
  });
}
