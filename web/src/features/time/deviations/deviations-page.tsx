import { formatDate } from '@driftig/domain/format';
import { timeEmployeesRoutes } from '@driftig/contracts/time/employees-route';
import { Button } from '@mantine/core';
import { IconMoonStars } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { paths } from '../../../paths.ts';
import type { Column, TableFilter } from '../../../ui/data-table/columns/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useTableState } from '../../../ui/data-table/use-table-state.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { card, columns, csvColumns, statusOf } from './columns.tsx';
import { askedRange, deviationsQuery, type Deviation } from './queries.ts';
import { Rules } from './rules.tsx';
import { texts } from './texts.ts';

const NoteDialog = lazyWhenIdle(() => import('./note-dialog.tsx'));
const NotedDialog = lazyWhenIdle(() => import('./noted-dialog.tsx'));

const parent = { label: texts.parent, to: paths.approveHours };
const tabs = {
  of: statusOf,
  tabs: [
    { value: 'open', label: texts.open, tone: 'pending' as const },
    { value: 'noted', label: texts.noted },
  ],
  all: texts.all,
};

/** Where hours deviate from the rules of rest, and why (product F29 to F33, T50 to T52). */
export default function DeviationsPage() {
  const today = useToday();
  const [opened, setOpened] = useState<Deviation>();
  const usual = askedRange({ from: '', to: '' }, today);
  const state = useTableState({
    name: 'deviations',
    defaultSort: '-date',
    defaultStatus: 'open',
    filters: { employee: '', from: usual.from, to: usual.to },
  });
  const { from = '', to = '' } = state.filters;
  const asked = askedRange({ from, to }, today);
  const query = deviationsQuery({ startDate: asked.from, endDate: asked.to });
  const { data, error, refetch } = useQuery(query);
  const filters = useFilters();
  const shownColumns = useColumns(setOpened);
  return (
    <Page title={texts.title} parent={parent} purpose={texts.purpose} list>
      <DataTable
        state={state}
        label={texts.list}
        noun={{ one: texts.one, many: texts.many }}
        rows={data?.data}
        columns={shownColumns}
        card={card}
        rowId={({ employeeId, rule, date }) => `${employeeId} ${rule} ${date}`}
        rowName={({ employeeName, date }) => `${employeeName} ${formatDate(date)}`}
        open={{ onOpen: setOpened }}
        status={tabs}
        filters={filters}
        searchPlaceholder={texts.search}
        csvName={texts.csvName}
        csvColumns={csvColumns}
        empty={{ title: texts.emptyTitle, text: texts.empty, icon: IconMoonStars }}
        error={error ? { id: errorIdOf(error) } : null}
        onRetry={() => void refetch()}
      />
      <Rules shortenedFrom={asked.isShortened ? asked.from : undefined} />
      <LazyBoundary>
        <Suspense>
          <Opened deviation={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      </LazyBoundary>
    </Page>
  );
}

interface OpenedProps {
  deviation: Deviation | undefined;
  onClose: () => void;
}

function Opened({ deviation, onClose }: OpenedProps) {
  if (deviation === undefined) return null;
  const { note } = deviation;
  if (note === null) return <NoteDialog deviation={deviation} onClose={onClose} />;
  return <NotedDialog deviation={deviation} note={note} onClose={onClose} />;
}

/** With what there is to do, in words. */
function useColumns(onOpen: (row: Deviation) => void): readonly Column<Deviation>[] {
  return useMemo(() => {
    const action = (row: Deviation) => (
      <Button size="compact-sm" onClick={() => onOpen(row)}>
        {row.note === null ? texts.note : texts.show}
      </Button>
    );
    return [...columns, { id: 'action', header: texts.action, cell: action, width: 112 }];
  }, [onOpen]);
}

/** The server chooses the dates. */
const everyRow = () => true;
const dates = { kind: 'date', allLabel: '', options: [], matches: everyRow } as const;

function useFilters(): readonly TableFilter<Deviation>[] {
  const { data } = useQuery(routeQuery(timeEmployeesRoutes.listTimeEmployees, {}));
  return useMemo(() => {
    const options = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
    const matches = ({ employeeId }: Deviation, value: string) => employeeId === value;
    const employee = { label: texts.employee, allLabel: texts.allEmployees, options, matches };
    return [
      { ...employee, id: 'employee', width: 190 },
      { ...dates, id: 'from', label: texts.from, preposition: 'fra' },
      { ...dates, id: 'to', label: texts.to, preposition: 'til' },
    ];
  }, [data]);
}
