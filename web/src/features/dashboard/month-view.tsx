// Default export: loaded beside the page, while the figures are on their way.
import { MonthBars } from './month-bars.tsx';
import type { MonthSeries } from './month-series.ts';
import { MonthTable } from './month-table.tsx';
import { texts } from './texts.ts';

interface MonthViewProps {
  title: string;
  year: number;
  series: MonthSeries;
  asTable: boolean;
}

/** The months of a year, as bars or as a table. */
export default function MonthView({ title, year, series, asTable }: MonthViewProps) {
  if (asTable) return <MonthTable series={series} title={title} year={year} />;
  return <MonthBars label={texts.chartOf(title, year)} series={series} year={year} />;
}
