import type {
  FieldKind,
  RecordAnswer,
  RecordField,
  RecordType,
} from '@driftig/contracts/record-type';
import { isNumeric } from '@driftig/contracts/record-type';
import { formatQuantity } from '@driftig/domain/format';
import { recordTitle } from '@driftig/domain/records/record';

import { Amount } from '../../ui/amount.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DateText } from '../../ui/date-text.tsx';

/** A card under 768 px shows what one needs to recognise or reach someone, not the whole record. */
const NOT_ON_CARDS: ReadonlySet<FieldKind> = new Set(['longText', 'cvr', 'zipcode']);

type RecordColumn = Column<RecordAnswer>;

/** Texts that may be no longer than this need no share of what is left. */
const SHORT_TEXT = 20;
const TOWN_TEXT = 80;

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
    case 'time':
      return 88;
    case 'date':
      return 112;
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
  // A number that a rule gives is no quantity: without one there is nothing to show.
  const given = (record: RecordAnswer) => !field.readOnly || value(record) !== 0;
  return {
    align: 'right' as const,
    ...(isAmount(field) ? { card: 'aside' as const } : {}),
    cell: (record: RecordAnswer) =>
      isAmount(field) ? (
        <Amount ore={value(record)} currency={currency} />
      ) : (
        <span className="tabular">{given(record) ? numberText(field, value(record)) : ''}</span>
      ),
    sortValue: (record: RecordAnswer) => (given(record) ? value(record) : null),
    csv: (record: RecordAnswer) =>
      given(record) ? value(record) / (isAmount(field) ? 100 : 1) : null,
    ...(field.search ? { searchText: (record: RecordAnswer) => String(value(record)) } : {}),
  };
}

/** Numbers that name something have no thousands separator. */
function numberText({ kind }: RecordField, value: number): string {
  return kind === 'count' ? String(value) : formatQuantity(value);
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
  return isNumeric(field) ? numberColumn(name, field, currency) : textColumn(name, field);
}

function columnOf(name: string, field: RecordField, currency: string): RecordColumn {
  const width = widthOf(field);
  return {
    id: name,
    header: field.label,
    hideable: true,
    ...(field.column === 'wide' ? { wideOnly: true } : {}),
    ...(width ? { width } : {}),
    ...kindColumn(name, field, currency),
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

/** The columns of a record type, read from its description. */
export function recordColumns(type: RecordType, needs: ColumnNeeds): readonly RecordColumn[] {
  const fields = Object.entries(type.fields);
  const unseen = fields.flatMap(([name, { column, search }]) => (search && !column ? [name] : []));
  return fields.flatMap(([name, field]) => {
    if (!field.column) return [];
    if (field.kind === 'status') return needs.status ? [needs.status] : [];
    const column = columnOf(name, field, needs.currency);
    return [name === type.title[0] ? nameColumn(type, column, unseen) : column];
  });
}
