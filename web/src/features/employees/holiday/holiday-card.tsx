// Default export: loaded lazily by EmployeePage.
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { nameOf } from '@driftig/domain/employees/name-of';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { ApiError } from '../../../api/errors.ts';
import { BalanceCard } from '../../../shared/holiday-balance/balance-card.tsx';
import { PlanOffer } from '../../../shared/holiday-balance/plan/plan-offer.tsx';
import { useHasVacation } from '../../../shared/holiday-balance/plan/use-has-vacation.ts';
import { balanceQuery } from '../../../shared/holiday-balance/queries.ts';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { texts } from './texts.ts';

const AccountDialog = lazyWhenIdle(() => import('./account-dialog.tsx'));

/**
 * A person's balance of holiday, and its facts. Without holiday in the plan it shows the offer of
 * Pro, and a balance from before can still be read (product Y20).
 */
export default function HolidayCard({ row }: { row: EmployeeRow }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery(balanceQuery(row.id));
  const mayChange = useHasVacation();
  const isClosed = error instanceof ApiError && error.code === 'plan_limit';
  if (isClosed || (data?.balance === null && !mayChange)) return <PlanOffer keeps={false} />;
  const button = (label: string) => <Button onClick={() => setOpen(true)}>{label}</Button>;
  return (
    <>
      {mayChange ? null : <PlanOffer keeps />}
      <BalanceCard
        employeeId={row.id}
        compact
        title={texts.title}
        aside={mayChange && data?.balance ? button(texts.change) : undefined}
        unknown={{ text: texts.unknown(nameOf(row)), action: button(texts.state) }}
      />
      {isOpen ? (
        <LazyBoundary>
          <Suspense>
            <AccountDialog row={row} onClose={() => setOpen(false)} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}
