import { Box } from '@mantine/core';

import { placeOnAxis } from './axis.ts';
import classes from './bar-chart.module.css';
import type { DrawnBars } from './drawn-bars.ts';

/** The bars of the first view: laid out by CSS, so that nothing is measured before they are drawn. */
export function PlainBars({ bars, ticks, formatAxis }: DrawnBars) {
  return (
    <Box className={classes.plain} style={{ '--count': bars.length }}>
      <div className={classes.axis}>
        {ticks.map((tick) => (
          <span key={tick}>{formatAxis(tick)}</span>
        ))}
      </div>
      <div className={classes.plot}>
        <div className={classes.lines}>
          {ticks.map((tick) => (
            <span key={tick} />
          ))}
        </div>
        {bars.map(({ id, value }) => (
          <div key={id} className={classes.column}>
            <div className={classes.bar} style={placeOnAxis(value, ticks)} />
          </div>
        ))}
      </div>
      <div className={classes.names}>
        {bars.map(({ id, short, letter }) => (
          <span key={id}>
            <span className={classes.short}>{short}</span>
            <span className={classes.letter}>{letter}</span>
          </span>
        ))}
      </div>
    </Box>
  );
}
