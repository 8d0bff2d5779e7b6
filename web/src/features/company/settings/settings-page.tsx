import { Suspense } from 'react';

import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { SettingsPage as Page } from './settings-values.ts';

const Booking = lazyWhenIdle(() => import('../booking/booking-section.tsx'));
const Departments = lazyWhenIdle(() => import('../departments/section.tsx'));
const Plan = lazyWhenIdle(() => import('../plan/plan-panel.tsx'));
const Security = lazyWhenIdle(() => import('../security-section.tsx'));

const pages = {
  departments: Departments,
  booking: Booking,
  security: Security,
  plan: Plan,
} as const;

/** A section that is not part of the form and saves each change immediately. */
export function SettingsPage({ page }: { page: Page }) {
  const Shown = pages[page];
  return (
    <Suspense fallback={<SkeletonRows />}>
      <Shown />
    </Suspense>
  );
}
