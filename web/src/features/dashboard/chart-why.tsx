import type { ReactNode } from 'react';

import { useUser } from '../../api/session/session.ts';
import { Why } from '../../shared/why/why.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import type { MonthSeries } from './month-series.ts';
import { texts } from './texts.ts';

const SummaryWhy = lazyWhenIdle(() => import('./why/summary-why.tsx'));

interface ChartWhyProps {
  title: string;
  year: number;
  series: MonthSeries;
  /** The figure; without it an icon. */
  children?: ReactNode;
}

/** The sum of a chart's year, which opens to its months. */
export function ChartWhy({ title, year, series, children }: ChartWhyProps) {
  const { currency } = useUser().company;
  const label = texts.tableOf(title, year);
  const id = series.kind === 'sales' ? 'revenue' : 'orderCount';
  return (
    <Why
      label={label}
      dialog={(onClose) => <SummaryWhy {...{ id, year, currency, onClose }} title={label} />}
    >
      {children}
    </Why>
  );
}
