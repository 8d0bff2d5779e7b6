import { Button } from '@mantine/core';
import { IconCalendarWeek } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { OVERVIEW_PARAM } from '../../../paths.ts';
import { sizedList } from '../../../ui/data-table/sized-list.tsx';
import { useTableState } from '../../../ui/data-table/use-table-state.ts';
import { AddButton } from '../../../ui/layout/page-action.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { AskedDialog } from './decide/asked-dialog.tsx';
import { newRow } from './list-props.ts';
import { PlanOffer } from '../../../shared/holiday-balance/plan/plan-offer.tsx';
import { useHasVacation } from '../../../shared/holiday-balance/plan/use-has-vacation.ts';
import { texts } from './texts.ts';
import { useDecisions } from './decide/use-decisions.ts';
import { useVacationList } from './use-vacation-list.ts';

const OverviewDialog = lazyWhenIdle(() => import('../overview/overview-dialog.tsx'));
const List = sizedList({
  desk: () => import('./desk-list.tsx'),
  phone: () => import('./phone-list.tsx'),
  filtersOnPhone: true,
});

const filters = { employee: '', from: '', to: '' };

/** The manager's page of holiday and absence (product Y4). */
export default function ManagerPage() {
  const state = useTableState({ name: 'vacation', defaultStatus: 'pending', filters });
  const mayWrite = useHasVacation();
  const { isClosed, ...list } = useVacationList(state);
  const decisions = useDecisions();
  const phone = usePhone();
  const [editing, setEditing] = useState<string>();
  const overview = useOverviewDate();
  const apply = () => {
    if (list.tab !== 'pending') state.setStatus('pending');
    setEditing(newRow);
  };
  const listProps = {
    ...list,
    decisions,
    mayWrite,
    editing,
    onEdit: setEditing,
    onOverview: () => overview.open(''),
  };
  const actions = isClosed ? null : (
    <>
      {phone ? null : <OverviewButton onClick={listProps.onOverview} />}
      {mayWrite ? (
        <AddButton
          label={texts.apply}
          onClick={apply}
          filled={editing === undefined && list.entries?.length !== 0}
        />
      ) : null}
    </>
  );
  return (
    <Page title={texts.title} purpose={texts.purpose} actions={actions} list={!isClosed}>
      {mayWrite ? null : <PlanOffer keeps={!isClosed} />}
      {isClosed ? null : <List {...listProps} />}
      <AskedDialog decisions={decisions} />
      {overview.date !== undefined ? (
        <LazyBoundary>
          <Suspense>
            <OverviewDialog date={overview.date} onClose={overview.close} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </Page>
  );
}

/** The date that the open overview begins with, '' for today; the year calendar sets it in the address. */
function useOverviewDate() {
  const [params, setParams] = useSearchParams();
  const [opened, open] = useState<string>();
  const inAddress = params.get(OVERVIEW_PARAM) ?? undefined;
  const close = () => {
    open(undefined);
    if (inAddress === undefined) return;
    const rest = new URLSearchParams(params);
    rest.delete(OVERVIEW_PARAM);
    setParams(rest, { replace: true, preventScrollReset: true });
  };
  return { date: inAddress ?? opened, open, close };
}

function OverviewButton({ onClick }: { onClick: () => void }) {
  return (
    <Button leftSection={<IconCalendarWeek size={18} stroke={1.6} />} onClick={onClick}>
      {texts.overview}
    </Button>
  );
}
