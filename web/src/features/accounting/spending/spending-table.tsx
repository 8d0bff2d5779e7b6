// Default export: loaded beside the page's first view.
import { totalSpent } from '@driftig/domain/accounting/spending';
import { addDays, addMonths } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { IconCoins } from '@tabler/icons-react';

import { errorIdOf } from '../../../api/errors.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useTableState } from '../../../ui/data-table/use-table-state.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import type { Clicked } from '../recent/recent-cards.tsx';
import { card, columns, nameOf, type SpendingRow } from './columns.tsx';
import classes from './spending.module.css';
import { texts } from './texts.ts';
import { useSpending, useSpendingFilters } from './use-spending.ts';

interface SpendingTableProps {
  onOpen: (clicked: Clicked) => void;
}

/** The spending of teams (product B38). */
export default function SpendingTable(props: SpendingTableProps) {
  const table = <Table {...props} />;
  if (usePhone())
    return (
      <Card title={texts.title} flush>
        {table}
      </Card>
    );
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{texts.title}</h2>
      {table}
    </section>
  );
}

function monthOf(today: string) {
  const from = `${today.slice(0, 8)}01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

const clickedOf = (row: SpendingRow): Clicked =>
  row.kind === 'receipt'
    ? { as: 'voucher', voucher: row.receipt }
    : { as: 'expense', expense: row.expense };

function Table({ onOpen }: SpendingTableProps) {
  const state = useTableState({
    name: 'spending',
    defaultSort: '-date',
    filters: { ...monthOf(useToday()), team: '' },
  });
  const { from = '', to = '' } = state.filters;
  const { rows, loadingMore, error, refetch } = useSpending({ from, to });
  return (
    <DataTable
      state={state}
      label={texts.title}
      noun={{ one: texts.one, many: texts.many }}
      rows={rows}
      loadingMore={loadingMore}
      columns={columns}
      card={card}
      rowId={({ id }) => id}
      rowName={(row) => `${nameOf(row)} ${formatDate(row.date)}`}
      open={{ onOpen: (row) => onOpen(clickedOf(row)) }}
      filters={useSpendingFilters()}
      searchPlaceholder={texts.search}
      footer={(matching) => (loadingMore ? texts.adding : <Total rows={matching} />)}
      csvName={texts.csvName}
      empty={{ title: texts.emptyTitle, text: texts.empty, icon: IconCoins }}
      error={error === null ? null : { id: errorIdOf(error) }}
      onRetry={refetch}
    />
  );
}

function Total({ rows }: { rows: readonly SpendingRow[] }) {
  return (
    <>
      {texts.total}{' '}
      <b>
        <Amount ore={totalSpent(rows)} />
      </b>
    </>
  );
}
