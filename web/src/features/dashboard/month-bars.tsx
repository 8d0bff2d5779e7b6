// Default export: loaded after the figures, with nivo.
import { ResponsiveBar } from '@nivo/bar';
import type { BarItemProps, BarTooltipProps } from '@nivo/bar';
import { useTooltip } from '@nivo/tooltip';
import { useElementSize } from '@mantine/hooks';
import { createElement } from 'react';

import type { MonthSeries, MonthValue } from './month-series.ts';
import classes from './month-bars.module.css';
import { axisTicks } from './scale.ts';
import { monthNames } from '../../ui/time/month-names.ts';
import { monthLetter, shortMonth } from './texts.ts';

interface MonthBarsProps {
  label: string;
  series: MonthSeries;
  year: number;
}

type Datum = MonthValue & Record<string, number>;

const AXIS_FONT = { fontFamily: 'inherit', fontSize: 12, fill: 'var(--ui-dimmed)' };
const THEME = {
  axis: { ticks: { text: AXIS_FONT } },
  grid: { line: { stroke: 'var(--ui-hairline)', strokeWidth: 1 } },
  tooltip: { container: {} },
};
const MARGIN = { top: 16, right: 4, bottom: 28 };
const TICK_PADDING = 12;
const CHARACTER_WIDTH = 7.5;
/** Below it, twelve names of three letters run into each other. */
const WIDTH_OF_NAMES = 420;
const BAR = () => 'var(--bar)';

/** The tooltip stands beside its bar, on the side of the middle, so that no window cuts it off. */
function MonthBar({ bar, tooltip }: BarItemProps<Datum>) {
  const { showTooltipAt, hideTooltip } = useTooltip();
  const { x, y, width, height, absX, absY, color, data } = bar;
  const show = () => {
    const isLeft = Number(data.indexValue) <= 6;
    const edge = isLeft ? absX + width : absX;
    const content = createElement(tooltip, { ...bar, ...data });
    showTooltipAt(content, [edge, absY + height / 2], isLeft ? 'right' : 'left');
  };
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={Math.max(height, 0)}
      rx={3}
      fill={color}
      onMouseEnter={show}
      onMouseLeave={hideTooltip}
    />
  );
}

/** A bar chart of the months of a year. The figures are in the tooltip and in MonthTable. */
export default function MonthBars({ label, series, year }: MonthBarsProps) {
  const { ref, width } = useElementSize();
  const { values, minStep, formatAxis, format, tone } = series;
  const ticks = axisTicks(
    values.map(({ value }) => value),
    minStep,
  );
  const longest = Math.max(...ticks.map((tick) => formatAxis(tick).length));
  const left = TICK_PADDING + Math.ceil(longest * CHARACTER_WIDTH);
  const name = width < WIDTH_OF_NAMES ? monthLetter : shortMonth;
  const tooltip = ({ indexValue, value }: BarTooltipProps<Datum>) => (
    <div className={classes.tooltip}>
      <span className={classes.month}>
        {monthNames[Number(indexValue) - 1]} {year}
      </span>
      <span className={classes.value}>{format(value)}</span>
    </div>
  );
  return (
    <div ref={ref} className={classes.bars} data-bars={tone}>
      <ResponsiveBar<Datum>
        data={values.map(({ month, value }) => ({ month, value }))}
        keys={['value']}
        indexBy="month"
        margin={{ ...MARGIN, left }}
        padding={0.42}
        barComponent={MonthBar}
        valueScale={{ type: 'linear', min: ticks[0] ?? 0, max: ticks.at(-1) ?? 0 }}
        colors={BAR}
        enableLabel={false}
        gridYValues={[...ticks]}
        axisLeft={{
          tickValues: [...ticks],
          tickSize: 0,
          tickPadding: TICK_PADDING,
          format: formatAxis,
        }}
        axisBottom={{ tickSize: 0, tickPadding: 10, format: name }}
        tooltip={tooltip}
        theme={THEME}
        animate={false}
        ariaLabel={label}
      />
    </div>
  );
}
