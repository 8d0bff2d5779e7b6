import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useState } from 'react';

import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { loadable, useIsLoaded } from '../../ui/loading/loadable.tsx';
import { ChartWhy } from './chart-why.tsx';
import classes from './month-chart.module.css';
import type { MonthSeries } from './month-series.ts';
import { isEmpty } from './month-series.ts';
import { PartError } from './part-error.tsx';
import type { Failure } from './queries.ts';
import { texts } from './texts.ts';

const MonthView = loadable(() => import('./month-view.tsx'));
void MonthView.preload();

interface MonthChartProps {
  title: string;
  subtitle: string;
  year: number;
  /** Undefined while it loads. */
  series: MonthSeries | undefined;
  failure: Failure | undefined;
}

function ChartPlaceholder() {
  return <div className={classes.waiting} aria-busy="true" />;
}

function Content(props: MonthChartProps & { asTable: boolean }) {
  const { title, year, series, failure, asTable } = props;
  const isLoaded = useIsLoaded(MonthView);
  if (failure) return <PartError failure={failure} />;
  if (!series) return <ChartPlaceholder />;
  if (isEmpty(series)) return <p className={classes.none}>{texts.noData}</p>;
  if (!isLoaded) return <ChartPlaceholder />;
  return <MonthView {...{ title, year, series, asTable }} />;
}

/**
 * A year as a bar chart or as a table. Has a fixed height, so that the layout does not shift; a year
 * without data takes one line.
 */
export function MonthChart(props: MonthChartProps) {
  const { title, subtitle, year, series } = props;
  const [asTable, setAsTable] = useState(false);
  // Its room is kept while the series loads: the button is higher than the title.
  const toggle =
    series === undefined ? (
      <div className={classes.toggle} />
    ) : isEmpty(series) ? null : (
      <div className={classes.tools}>
        <ChartWhy {...{ title, year, series }} />
        <IconButton
          icon={asTable ? IconChartBar : IconTable}
          label={`${asTable ? texts.showChart : texts.showTable}: ${title}`}
          onClick={() => setAsTable(!asTable)}
        />
      </div>
    );
  return (
    <Card title={title} subtitle={subtitle} aside={toggle}>
      <div className={classes.content} data-empty={(series && isEmpty(series)) || undefined}>
        <Content {...props} asTable={asTable} />
      </div>
    </Card>
  );
}
