import { ownOrderRoutes } from '@driftig/contracts/orders/own-order';
import type { AnswerOf } from '@driftig/contracts/core/route';
import type { DateText } from '@driftig/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { errorIdOf } from '../../api/errors.ts';
import { routeQuery } from '../../api/queries/route-query.ts';
import { paths } from '../../paths.ts';
import type { CardLines, Column } from '../../ui/data-table/columns/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { comesNext } from '@driftig/domain/lists/date-order';
import { useTableState } from '../../ui/data-table/use-table-state.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useToday } from '../../ui/time/use-today.ts';
import { whenText } from './order/when-text.ts';
import { ownOrdersTexts as texts } from './own-orders-texts.ts';

type Row = AnswerOf<typeof ownOrderRoutes.listOwnOrders>[number];

const timesOf = ({ startTime, endTime }: Row) =>
  [startTime, endTime].filter((time) => time !== '').join('–');

const columnsFor = (today: DateText): readonly Column<Row>[] => [
  {
    id: 'title',
    header: texts.order,
    cell: (row) => row.title,
    sortValue: (row) => row.title,
    searchText: (row) => `${row.number} ${row.title}`,
    emphasis: 'strong',
  },
  {
    id: 'startDate',
    header: texts.start,
    cell: (row) => whenText(row.startDate, row.startTime),
    sortValue: (row) => `${row.startDate}T${row.startTime}`,
    sortedAs: 'date',
    comesNext: (row) =>
      comesNext({ date: row.startDate, time: row.startTime, until: row.endDate }, today),
    width: 210,
  },
  {
    id: 'customer',
    header: texts.customer,
    cell: (row) => row.customer,
    sortValue: (row) => row.customer,
    searchText: (row) => row.customer,
    leaves: 1,
  },
  {
    id: 'place',
    header: texts.where,
    cell: (row) => row.place,
    sortValue: (row) => row.place,
    searchText: (row) => row.place,
    emphasis: 'dimmed',
    leaves: 2,
  },
];

const card: CardLines<Row> = {
  what: (row) => row.title,
  when: (row) => whenText(row.startDate, timesOf(row)),
};

/** The orders that an employee is on: what comes first, then what is over (product O26). */
export default function OwnOrdersPage() {
  const today = useToday();
  const columns = useMemo(() => columnsFor(today), [today]);
  const { data, error, refetch } = useQuery(routeQuery(ownOrderRoutes.listOwnOrders, {}));
  const state = useTableState({ name: 'own-orders', defaultSort: '~startDate' });
  return (
    <Page title={texts.title} purpose={texts.purpose} list>
      <DataTable
        state={state}
        label={texts.title}
        noun={{ one: texts.one, many: texts.noun }}
        rows={data}
        columns={columns}
        card={card}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        open={{ href: (row) => paths.order(row.number) }}
        searchPlaceholder={texts.search}
        empty={{ text: texts.none }}
        error={error ? { id: errorIdOf(error) } : null}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}
