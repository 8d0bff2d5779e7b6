import type { CardLines, Column } from '../../../ui/data-table/columns/column.ts';
import { DateText } from '../../../ui/display/date-text.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { formatInstant } from '../../../ui/time/format-instant.ts';
import { lengthOf, ruleTexts } from '../warnings-text.ts';
import type { Deviation } from './queries.ts';
import { texts } from './texts.ts';

export const statusOf = ({ note }: Deviation) => (note === null ? 'open' : 'noted');

function Status({ row }: { row: Deviation }) {
  const isOpen = row.note === null;
  return (
    <StatusChip tone={isOpen ? 'pending' : 'done'}>
      {isOpen ? texts.openOne : texts.noted}
    </StatusChip>
  );
}

const ruleOf = ({ rule }: Deviation) => ruleTexts[rule].title;

export const columns: readonly Column<Deviation>[] = [
  {
    id: 'employee',
    header: texts.employee,
    cell: (row) => row.employeeName,
    sortValue: (row) => row.employeeName,
    searchText: (row) => row.employeeName,
    csv: (row) => row.employeeName,
    emphasis: 'strong',
    roomy: 150,
  },
  {
    id: 'date',
    header: texts.date,
    cell: (row) => <DateText value={row.date} />,
    sortValue: (row) => row.date,
    sortedAs: 'date',
    csv: (row) => row.date,
    width: 116,
  },
  {
    id: 'rule',
    header: texts.rule,
    cell: ruleOf,
    sortValue: ruleOf,
    searchText: ruleOf,
    csv: ruleOf,
    width: 124,
    leaves: 3,
  },
  {
    id: 'length',
    header: texts.length,
    cell: lengthOf,
    sortValue: (row) => row.hundredths,
    sortedAs: 'number',
    csv: lengthOf,
    roomy: 340,
  },
  {
    id: 'source',
    header: texts.source,
    cell: ({ rule }) => ruleTexts[rule].source,
    csv: ({ rule }) => ruleTexts[rule].source,
    emphasis: 'dimmed',
    width: 178,
    leaves: 1,
  },
  {
    id: 'status',
    header: texts.status,
    cell: (row) => <Status row={row} />,
    sortValue: statusOf,
    csv: (row) => (row.note === null ? texts.openOne : texts.noted),
    width: 116,
    leaves: 2,
  },
];

const noteColumn = (
  header: string,
  of: (note: NonNullable<Deviation['note']>) => string | number,
) => ({
  id: header,
  header,
  cell: () => null,
  csv: ({ note }: Deviation) => (note === null ? '' : of(note)),
});

/** With what was noted, which the table has in its dialog. */
export const csvColumns: readonly Column<Deviation>[] = [
  ...columns,
  noteColumn(texts.what, ({ what }) => what),
  noteColumn(texts.people, ({ people }) => people),
  noteColumn(texts.why, ({ why }) => why),
  noteColumn(texts.by, ({ by, at }) => texts.byAt(by, formatInstant(at))),
];

export const card: CardLines<Deviation> = {
  what: (row) => row.employeeName,
  howMuch: ruleOf,
  when: (row) => <DateText value={row.date} />,
  state: (row) => <Status row={row} />,
};
