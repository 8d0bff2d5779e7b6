import { useState } from 'react';

import type { MonthSeries } from './month-series.ts';
import classes from './month-bars.module.css';
import { axisTicks, placeOnAxis } from './scale.ts';
import { monthNames } from '../../ui/time/month-names.ts';
import { monthLetter, shortMonth } from './texts.ts';

interface MonthBarsProps {
  label: string;
  series: MonthSeries;
  year: number;
}

/**
 * A bar chart of the months of a year, laid out by CSS, so that nothing is measured before it is drawn.
 * The figures are in the tooltip and in MonthTable.
 */
export function MonthBars({ label, series, year }: MonthBarsProps) {
  const [pointed, setPointed] = useState<number>();
  const { values, minStep, formatAxis, format, tone } = series;
  const ticks = axisTicks(
    values.map(({ value }) => value),
    minStep,
  );
  return (
    <div className={classes.bars} data-bars={tone} role="img" aria-label={label}>
      <div className={classes.axis}>
        {ticks.map((tick) => (
          <span key={tick}>{formatAxis(tick)}</span>
        ))}
      </div>
      <div className={classes.plot} onMouseLeave={() => setPointed(undefined)}>
        <div className={classes.lines}>
          {ticks.map((tick) => (
            <span key={tick} />
          ))}
        </div>
        {values.map(({ month, value }) => (
          <div key={month} className={classes.month} onMouseEnter={() => setPointed(month)}>
            <div className={classes.bar} style={placeOnAxis(value, ticks)}>
              {pointed === month ? (
                <span className={classes.tooltip} data-side={month <= 6 ? 'right' : 'left'}>
                  <span className={classes.when}>
                    {monthNames[month - 1]} {year}
                  </span>
                  <span className={classes.value}>{format(value)}</span>
                </span>
              ) : null}
            </div>
          </div>
        ))}
      </div>
      <div className={classes.names}>
        {values.map(({ month }) => (
          <span key={month}>
            <span className={classes.short}>{shortMonth(month)}</span>
            <span className={classes.letter}>{monthLetter(month)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
