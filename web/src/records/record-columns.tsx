import type {
  FieldKind,
  RecordAnswer,
  RecordField,
  RecordType,
} from '@driftig/contracts/record-type';
import { isNumeric, listed } from '@driftig/contracts/record-type';
import { formatQuantity } from '@driftig/domain/format';
import { recordTitle } from '@driftig/domain/records/record';
import { Link } from 'react-router-dom';

import { paths } from '../app/paths.ts';
import { Amount } from '../ui/amount.tsx';
import type { Column } from '../ui/data-table/column.ts';
import { DateText } from '../ui/date-text.tsx';

/** A card under 768 px shows what one needs to recognise or reach someone, not the whole record. */
const NOT_ON_CARDS: ReadonlySet<FieldKind> = new Set(['longText', 'cvr', 'zipcode']);

type RecordColumn = Column<RecordAnswer>;

/** Texts that may be no longer than this need no share of what is left. */
const SHORT_TEXT = 20;
const TOWN_TEXT = 80;
const COUNT_WIDTH = 84;
/** A number that names something is short. */
const NAMING_WIDTH = 68;

function textWidth(max = Infinity): number | undefined {
  if (max <= SHORT_TEXT) return 96;
  return max <= TOWN_TEXT ? 116 : undefined;
}

function widthOf({ kind, max }: RecordField): number | undefined {
  switch (kind) {
    case 'cvr':
      return 100;
    case 'zipcode':
      return 80;
    case 'phone':
      return 120;
    case 'money':
      return 132;
    case 'quantity':
      return 96;
    case 'count':
      return COUNT_WIDTH;
    case 'time':
      return 76;
    case 'date':
      return 108;
    case 'text':
      return textWidth(max);
    default:
      return undefined;
  }
}

export const textOf = (record: RecordAnswer, name: string) => String(record[name] ?? '');
export const numberOf = (record: RecordAnswer, name: string) => Number(record[name] ?? 0);
export const titleOf = (type: RecordType, record: RecordAnswer) =>
  recordTitle(type, record as Record<string, string | number>);

const isAmount = ({ kind }: RecordField) => kind === 'money';

function numberColumn(name: string, field: RecordField, currency: string) {
  const value = (record: RecordAnswer) => numberOf(record, name);
  return {
    align: 'right' as const,
    ...(isAmount(field) ? { card: 'aside' as const } : {}),
    cell: (record: RecordAnswer) =>
      isAmount(field) ? (
        <Amount ore={value(record)} currency={currency} />
      ) : (
        <span className="tabular">{formatQuantity(value(record))}</span>
      ),
    sortValue: value,
    csv: (record: RecordAnswer) => value(record) / (isAmount(field) ? 100 : 1),
  };
}

/** A number that names something: no thousands separator, and nothing where there is none. */
function namingColumn(name: string, { leadsTo }: RecordField) {
  const value = (record: RecordAnswer) => numberOf(record, name) || null;
  const text = (record: RecordAnswer) => String(value(record) ?? '');
  return {
    width: NAMING_WIDTH,
    cell: (record: RecordAnswer) =>
      leadsTo === 'invoices' && value(record) ? (
        <Link to={paths.invoice(numberOf(record, name))}>{text(record)}</Link>
      ) : (
        <span className="tabular">{text(record)}</span>
      ),
    sortValue: value,
    csv: value,
    searchText: text,
  };
}

function dateColumn(name: string) {
  const value = (record: RecordAnswer) => textOf(record, name);
  return {
    cell: (record: RecordAnswer) => <DateText value={value(record)} />,
    sortValue: value,
    csv: value,
  };
}

function textColumn(name: string, { kind, search, orElse }: RecordField) {
  const value = (record: RecordAnswer) =>
    textOf(record, name) || (orElse === undefined ? '' : textOf(record, orElse));
  return {
    cell: value,
    sortValue: value,
    csv: value,
    ...(search ? { searchText: value } : {}),
    ...(kind === 'longText' ? { emphasis: 'dimmed' as const } : {}),
    ...(NOT_ON_CARDS.has(kind) ? { card: 'hidden' as const } : {}),
  };
}

function kindColumn(name: string, field: RecordField, currency: string) {
  if (field.kind === 'date') return dateColumn(name);
  if (field.kind === 'count' && field.readOnly) return namingColumn(name, field);
  return isNumeric(field) ? numberColumn(name, field, currency) : textColumn(name, field);
}

/** Of several moments the first is enough to recognise a record by. */
const isMoment = ({ kind }: RecordField) => kind === 'date' || kind === 'time';

function columnOf(name: string, field: RecordField, currency: string): RecordColumn {
  const width = widthOf(field);
  return {
    id: name,
    header: field.label,
    hideable: true,
    hidesEmpty: true as const,
    ...(field.column === 'wide' ? { wideOnly: true } : {}),
    ...(width ? { width } : {}),
    ...kindColumn(name, field, currency),
    ...(field.column === 'wide' && isMoment(field) ? { card: 'hidden' as const } : {}),
  };
}

/**
 * The column that names the record, also where its own field is empty (a private customer has no
 * company), and finds by the fields that are searched without having a column.
 */
function nameColumn(type: RecordType, column: RecordColumn, unseen: readonly string[]) {
  const title = (record: RecordAnswer) => titleOf(type, record);
  return {
    ...column,
    hideable: false,
    card: 'title' as const,
    emphasis: 'strong' as const,
    cell: title,
    sortValue: title,
    searchText: (record: RecordAnswer) =>
      [title(record), ...unseen.map((name) => textOf(record, name))].join('\n'),
  };
}

interface ColumnNeeds {
  readonly currency: string;
  /** The column of its status, where the type has one. */
  readonly status?: RecordColumn | undefined;
}

/**
 * What the CSV file of a list has: every field that its rows hold, also what the table has no column
 * for, so that an imported file loses nothing. An id means nothing outside.
 */
export function recordFile(type: RecordType, needs: ColumnNeeds): readonly RecordColumn[] {
  return Object.entries(listed(type).fields).flatMap(([name, field]) => {
    if (field.kind === 'status') return needs.status ? [needs.status] : [];
    const isUnknown = !field.column && (field.kind === 'reference' || field.hidden === true);
    return isUnknown ? [] : [columnOf(name, field, needs.currency)];
  });
}

/** The columns of a record type, read from its description. */
export function recordColumns(type: RecordType, needs: ColumnNeeds): readonly RecordColumn[] {
  const fields = Object.entries(type.fields);
  const title = fields.findIndex(([name]) => name === type.title[0]);
  const unseen = fields.flatMap(([name, { column, search }]) => (search && !column ? [name] : []));
  return fields.flatMap(([name, field], index) => {
    if (!field.column) return [];
    if (field.kind === 'status') return needs.status ? [needs.status] : [];
    const column = columnOf(name, field, needs.currency);
    if (index === title) return [nameColumn(type, column, unseen)];
    // What stands before the name, its number, is part of what a card is called.
    return [index < title ? { ...column, card: 'title' as const } : column];
  });
}
