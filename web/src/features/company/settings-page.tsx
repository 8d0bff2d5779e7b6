import { lazy, Suspense } from 'react';

import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import type { SettingsPage as Page } from './settings-values.ts';

const Departments = lazy(() =>
  import('./departments-section.tsx').then(({ DepartmentsSection }) => ({
    default: DepartmentsSection,
  })),
);
const Plan = lazy(() =>
  import('./plan-panel.tsx').then(({ PlanPanel }) => ({ default: PlanPanel })),
);

const Security = lazy(() =>
  import('./security-section.tsx').then(({ SecuritySection }) => ({ default: SecuritySection })),
);

const pages = { departments: Departments, security: Security, plan: Plan } as const;

/** A section that is not part of the form and saves each change immediately. */
export function SettingsPage({ page }: { page: Page }) {
  const Shown = pages[page];
  return (
    <Suspense fallback={<SkeletonRows />}>
      <Shown />
    </Suspense>
  );
}
