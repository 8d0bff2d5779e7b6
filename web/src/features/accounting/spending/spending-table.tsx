// Default export: loaded beside the page's first view.
import { totalSpent } from '@driftig/domain/accounting/spending';
import { addDays, addMonths } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { whySpent } from '@driftig/domain/why/spending';
import { Button } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';

import { errorIdOf } from '../../../api/errors.ts';
import { Why } from '../../../shared/why/why.tsx';
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
import { useSpending, useSpendingFilters, useSpent } from './use-spending.ts';

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

function clickedOf(row: SpendingRow): Clicked {
  if (row.kind === 'receipt') return { as: 'voucher', voucher: row.receipt };
  if (row.kind === 'expense') return { as: 'expense', expense: row.expense };
  return { as: 'allowance', allowance: row.allowance };
}

function Table({ onOpen }: SpendingTableProps) {
  const state = useTableState({
    name: 'spending',
    defaultSort: '-date',
    filters: { ...monthOf(useToday()), team: '' },
  });
  const { from = '', to = '', team = '' } = state.filters;
  const { rows, error, refetch, ...more } = useSpending({ from, to });
  const spent = useSpent({ from, to }, team);
  const isSearch = state.q.trim() !== '';
  return (
    <DataTable
      state={state}
      label={texts.title}
      noun={{ one: texts.one, many: texts.many }}
      rows={rows}
      partial={more.hasMore}
      columns={columns}
      card={card}
      rowId={({ id }) => id}
      rowName={(row) => `${nameOf(row)} ${formatDate(row.date)}`}
      open={{ onOpen: (row) => onOpen(clickedOf(row)) }}
      filters={useSpendingFilters()}
      searchPlaceholder={texts.search}
      footer={(matching) => (
        <span className={classes.foot}>
          {isSearch ? (
            <Total
              label={more.hasMore ? texts.totalOfShown : texts.total}
              amount={totalSpent(matching)}
              rows={matching}
              onOpen={onOpen}
            />
          ) : (
            <Total label={texts.total} {...spent} rows={matching} onOpen={onOpen} />
          )}
          {more.hasMore ? <More {...more} isSearch={isSearch} last={rows?.at(-1)?.date} /> : null}
        </span>
      )}
      csvName={texts.csvName}
      empty={{ title: texts.emptyTitle, text: texts.empty, icon: IconCoins }}
      error={error === null ? null : { id: errorIdOf(error) }}
      onRetry={refetch}
    />
  );
}

interface TotalProps {
  label: string;
  /** Øre; undefined until it is here. */
  amount: number | undefined;
  error?: unknown;
  /** The rows that are loaded. */
  rows: readonly SpendingRow[];
  onOpen: (clicked: Clicked) => void;
}

function Total({ label, amount, error = null, rows, onOpen }: TotalProps) {
  if (amount === undefined) return error === null ? texts.adding : texts.notAdded;
  return (
    <span>
      {label}{' '}
      <b>
        <Why
          label={label}
          answer={() => whySpent(label, amount, rows.map(spentRow))}
          onOpen={(id) => {
            const row = rows.find((one) => one.id === id);
            if (row !== undefined) onOpen(clickedOf(row));
          }}
        >
          <Amount ore={amount} />
        </Why>
      </b>
    </span>
  );
}

const spentRow = (row: SpendingRow) => ({
  id: row.id,
  kind: row.kind,
  label: nameOf(row),
  note: `${row.name} · ${formatDate(row.date)}`,
  amount: row.amount,
});

interface MoreProps {
  loadingMore: boolean;
  moreFailed: boolean;
  loadMore: () => void;
  isSearch: boolean;
  /** The date of the last row. */
  last: string | undefined;
}

/** Down to which date the rows are here, which is how far a search goes, and those before. */
function More({ loadingMore, moreFailed, loadMore, isSearch, last }: MoreProps) {
  const day = last === undefined ? '' : formatDate(last);
  return (
    <>
      <span role="status">{isSearch ? texts.searchedTo(day) : texts.shownTo(day)}</span>
      <Button size="xs" loading={loadingMore} onClick={loadMore}>
        {isSearch ? texts.searchOn : texts.more}
      </Button>
      {moreFailed ? <span role="alert">{texts.moreFailed}</span> : null}
    </>
  );
}
