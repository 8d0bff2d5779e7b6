import { monthNames } from '@driftig/domain/dates';

import { BarChart } from '../../ui/charts/bar-chart.tsx';
import type { MonthSeries } from './month-series.ts';
import { monthLetter, shortMonth } from './texts.ts';

interface MonthBarsProps {
  label: string;
  series: MonthSeries;
  year: number;
}

/** The months of a year as a bar chart. The figures are in its tooltips and in MonthTable. */
export function MonthBars({ label, series: { values, ...series }, year }: MonthBarsProps) {
  const bars = values.map(({ month, value }) => ({
    id: String(month),
    name: `${monthNames[month - 1]} ${year}`,
    short: shortMonth(month),
    letter: monthLetter(month),
    value,
  }));
  return <BarChart label={label} bars={bars} {...series} />;
}
