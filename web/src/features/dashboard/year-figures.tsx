import { amountsText, type AmountIn } from '@driftig/domain/currencies';

import { Card } from '../../ui/layout/card.tsx';
import { MonthChart } from './month-chart.tsx';
import { orderSeries, salesIn, salesSeries } from './month-series.ts';
import { PartError } from './part-error.tsx';
import { useOrdersByMonth, useSalesByMonth, useYearInfo } from './queries.ts';
import { SummaryCards } from './summary-cards.tsx';
import { figuresOf } from './summary-figures.ts';
import { texts } from './texts.ts';
import classes from './year-figures.module.css';

interface YearProps {
  year: number;
  currency: string;
}

/** The two charts, which load and fail independently. */
export function YearCharts({ year, currency }: YearProps) {
  return (
    <div className={classes.charts}>
      <Sales year={year} currency={currency} />
      <Orders year={year} />
    </div>
  );
}

/** Dims a part while it still shows the previous year. */
const partProps = (old: boolean) => ({
  className: classes.part,
  'data-old': old || undefined,
  'aria-busy': old,
});

/** The six cards. */
export function YearSummary({ year, currency }: YearProps) {
  const { data, isPrevious, failure } = useYearInfo(year);
  if (failure) {
    return (
      <Card>
        <PartError failure={failure} />
      </Card>
    );
  }
  return (
    <div {...partProps(isPrevious)}>
      <SummaryCards
        figures={data && figuresOf(data, year, currency)}
        year={year}
        currency={currency}
      />
    </div>
  );
}

const othersText = (others: readonly AmountIn[] = [], currency: string) =>
  others.length === 0 ? '' : amountsText(others, currency);

function Sales({ year, currency }: YearProps) {
  const { data, isPrevious, failure } = useSalesByMonth(year);
  const sales = data && salesIn(data, currency);
  return (
    <div {...partProps(isPrevious)}>
      <MonthChart
        title={texts.sales}
        subtitle={texts.salesUnit(sales?.currency ?? currency, othersText(sales?.others, currency))}
        year={year}
        series={sales && salesSeries(sales)}
        failure={failure}
      />
    </div>
  );
}

function Orders({ year }: Pick<YearProps, 'year'>) {
  const { data, isPrevious, failure } = useOrdersByMonth(year);
  return (
    <div {...partProps(isPrevious)}>
      <MonthChart
        title={texts.ordersChart}
        subtitle={texts.ordersUnit}
        year={year}
        series={data && orderSeries(data)}
        failure={failure}
      />
    </div>
  );
}
