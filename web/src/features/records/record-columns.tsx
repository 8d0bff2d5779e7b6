import type {
  FieldKind,
  RecordAnswer,
  RecordField,
  RecordType,
} from '@driftig/contracts/record-type';
import { formatQuantity } from '@driftig/domain/format';
import { recordTitle } from '@driftig/domain/records/record';

import { Amount } from '../../ui/amount.tsx';
import type { Column } from '../../ui/data-table/column.ts';

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

function numberColumn(name: string, { kind }: RecordField, currency: string) {
  const money = kind === 'money';
  return {
    align: 'right' as const,
    ...(money ? { card: 'aside' as const } : {}),
    cell: (record: RecordAnswer) =>
      money ? (
        <Amount ore={numberOf(record, name)} currency={currency} />
      ) : (
        <span className="tabular">{formatQuantity(numberOf(record, name))}</span>
      ),
    sortValue: (record: RecordAnswer) => numberOf(record, name),
    csv: (record: RecordAnswer) => numberOf(record, name) / (money ? 100 : 1),
  };
}

function textColumn(name: string, { kind, search }: RecordField) {
  const value = (record: RecordAnswer) => textOf(record, name);
  return {
    cell: value,
    sortValue: value,
    csv: value,
    ...(search ? { searchText: value } : {}),
    ...(kind === 'longText' ? { emphasis: 'dimmed' as const } : {}),
    ...(NOT_ON_CARDS.has(kind) ? { card: 'hidden' as const } : {}),
  };
}

function columnOf(name: string, field: RecordField, currency: string): RecordColumn {
  const width = widthOf(field);
  const numeric = field.kind === 'money' || field.kind === 'quantity';
  return {
    id: name,
    header: field.label,
    hideable: true,
    ...(field.column === 'wide' ? { wideOnly: true } : {}),
    ...(width ? { width } : {}),
    ...(numeric ? numberColumn(name, field, currency) : textColumn(name, field)),
  };
}

/**
 * The first column names the record, also where its own field is empty (a private customer has no
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

/** The columns of a record type, read from its description. */
export function recordColumns(type: RecordType, currency: string): readonly RecordColumn[] {
  const fields = Object.entries(type.fields);
  const [first, ...rest] = fields.flatMap(([name, field]) =>
    field.column ? [columnOf(name, field, currency)] : [],
  );
  const unseen = fields.flatMap(([name, { column, search }]) => (search && !column ? [name] : []));
  return first ? [nameColumn(type, first, unseen), ...rest] : [];
}
