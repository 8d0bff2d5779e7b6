import type { RecordField, RecordRow, RecordType } from '@driftig/contracts/records/record-type';
import { listed } from '@driftig/contracts/records/record-type';
import { recordName, recordTitle } from '@driftig/domain/records/record';

import type { Column } from '../ui/data-table/column.ts';
import { kindColumn, textOf, widthOf } from './kind-column.tsx';

export const titleOf = (type: RecordType, record: RecordRow) => recordTitle(type, record);
/** Where it stands alone: in a question, a list of faults, for a screen reader. */
export const nameOf = (type: RecordType, record: RecordRow) => recordName(type, record);

/** Of several moments the first is enough to recognise a record by. */
const isMoment = ({ kind }: RecordField) => kind === 'date' || kind === 'time';

export interface ColumnNeeds<Row> {
  /** Of its amounts, where it has any. */
  readonly currency?: string;
  /** The column of its status, where the type has one. */
  readonly status?: Column<Row> | undefined;
  /** What a screen shows in its own way, by field: a menu in the row, a link, a tag. */
  readonly own?: Readonly<Record<string, Partial<Column<Row>>>>;
}

function columnOf<Row extends RecordRow>(
  name: string,
  field: RecordField,
  { currency = '', status, own = {} }: ColumnNeeds<Row>,
): Column<Row> {
  const width = widthOf(field);
  return {
    id: name,
    header: field.label,
    hideable: true,
    hidesEmpty: true as const,
    ...(field.column === 'wide' ? { wideOnly: true } : {}),
    ...(width ? { width } : {}),
    ...kindColumn(name, field, currency),
    // At a card's corner there is room for one thing beside its name.
    ...(status && field.kind === 'money' ? { card: 'line' as const } : {}),
    ...(field.column === 'wide' && isMoment(field) ? { card: 'hidden' as const } : {}),
    ...own[name],
  };
}

/**
 * The column that names the record, also where its own field is empty (a private customer has no
 * company), and finds by the fields that are searched without having a column.
 */
function nameColumn<Row extends RecordRow>(
  type: RecordType,
  column: Column<Row>,
  own: Partial<Column<Row>> = {},
): Column<Row> {
  const unseen = Object.keys(type.fields).filter((name) => {
    const { search, column: shown } = type.fields[name] ?? {};
    return search && !shown;
  });
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
    ...own,
  };
}

/**
 * What the CSV file of a list has: every field that its rows hold, also what the table has no column
 * for, so that an imported file loses nothing. An id means nothing outside.
 */
export function recordFile<Row extends RecordRow>(
  type: RecordType,
  needs: ColumnNeeds<Row>,
): readonly Column<Row>[] {
  return Object.entries(listed(type).fields).flatMap(([name, field]) => {
    if (field.kind === 'status') return needs.status ? [needs.status] : [];
    const isUnknown = !field.column && (field.kind === 'reference' || field.hidden === true);
    return isUnknown ? [] : [columnOf(name, field, needs)];
  });
}

/** The columns of a record type, read from its description. */
export function recordColumns<Row extends RecordRow>(
  type: RecordType,
  needs: ColumnNeeds<Row>,
): readonly Column<Row>[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    if (!field.column) return [];
    if (field.kind === 'status') return needs.status ? [needs.status] : [];
    const column = columnOf(name, field, needs);
    if (name === type.title[0]) return [nameColumn(type, column, needs.own?.[name])];
    // The number before the name is part of what a card is called.
    return [name === type.numbered ? { ...column, card: 'title' as const } : column];
  });
}
