/**
 * HoursOverview — the overview of all employees' hours, while the address has it (?overview=week).
 */
import { Suspense } from 'react';

import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { useOverviewAddress } from './address.ts';

const OverviewDialog = lazyWhenIdle(() => import('./overview-dialog.tsx'));

export function HoursOverview() {
  const { shown, change, close } = useOverviewAddress();
  if (shown === undefined) return null;
  return (
    <LazyBoundary>
      <Suspense>
        <OverviewDialog shown={shown} onChange={change} onClose={close} />
      </Suspense>
    </LazyBoundary>
  );
}
