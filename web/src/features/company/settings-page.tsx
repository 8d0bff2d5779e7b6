import { lazy, Suspense } from 'react';

import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { SettingsPage as Page } from './settings-values.ts';

const Plan = lazy(() =>
  import('./plan-panel.tsx').then(({ PlanPanel }) => ({ default: PlanPanel })),
);

/** A section that is no part of the form: what is done there is saved at once. */
export function SettingsPage({ page }: { page: Page }) {
  return (
    <Suspense fallback={<SkeletonRows />}>
      <Plan key={page} />
    </Suspense>
  );
}
