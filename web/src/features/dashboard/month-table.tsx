import { monthNames } from '@driftig/domain/dates';

import { Why } from '../../shared/why/why.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { ChartWhy } from './chart-why.tsx';
import type { MonthSeries } from './month-series.ts';
import classes from './month-table.module.css';
import { texts } from './texts.ts';

const MonthWhy = lazyWhenIdle(() => import('./why/month-why.tsx'));

interface MonthTableProps {
  series: MonthSeries;
  title: string;
  year: number;
}

/** The figures of a chart as a table, for screen readers and for exact amounts. */
export function MonthTable({ series, title, year }: MonthTableProps) {
  const { values, format, kind, currency } = series;
  const nameOf = (month: number) => `${title}, ${monthNames[month - 1]} ${year}`;
  const name = texts.tableOf(title, year);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable by keyboard
    <div className={classes.scroll} role="region" aria-label={name} tabIndex={0}>
      <table className={classes.table}>
        <caption className={classes.caption}>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ month, value }) => (
            <tr key={month}>
              <th scope="row">{monthNames[month - 1]}</th>
              <td>
                {value === 0 ? (
                  format(value)
                ) : (
                  <Why
                    label={nameOf(month)}
                    dialog={(onClose) => (
                      <MonthWhy
                        {...{ kind, currency, year, month, value, onClose }}
                        title={nameOf(month)}
                      />
                    )}
                  >
                    {format(value)}
                  </Why>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td>
              <ChartWhy title={title} year={year} series={series}>
                {format(values.reduce((sum, { value }) => sum + value, 0))}
              </ChartWhy>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
