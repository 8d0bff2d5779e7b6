// Default export: a chunk of its own, with nivo.
import { Bar, type BarCustomLayerProps, type BarItemProps } from '@nivo/bar';
import { useTooltip } from '@nivo/tooltip';
import { useLayoutEffect, useRef, useState } from 'react';

import classes from './bar-chart.module.css';
import type { ChartBar, DrawnBars } from './drawn-bars.ts';

type Datum = { id: string; value: number };

/** In px, as in bar-chart.module.css. */
const margin = { top: 16, right: 4, bottom: 28 };
const beforeAxis = 12;
const narrow = 420;

const axisText = { fontFamily: 'inherit', fontSize: 'var(--ui-small)', fill: 'var(--ui-dimmed)' };
const theme = {
  axis: { ticks: { text: axisText } },
  grid: { line: { stroke: 'var(--ui-hairline)', strokeWidth: 1 } },
  tooltip: { container: {} },
};

/** A plain rectangle: nivo's own cannot be coloured by a variable of CSS. */
function PlainBar({ bar: { x, y, width, height } }: BarItemProps<Datum>) {
  return (
    <rect x={x} y={y} width={width} height={Math.max(height, 0)} rx={3} className={classes.shape} />
  );
}

/** Over each bar an area of the whole height that shows its tooltip: a low bar is hard to hit. */
function columnsOf(bars: readonly ChartBar[], format: DrawnBars['format']) {
  return function Columns({ bars: drawn, innerHeight, innerWidth }: BarCustomLayerProps<Datum>) {
    const { showTooltipAt, hideTooltip } = useTooltip();
    return drawn.map(({ x, y, width, height, absX, absY, data, index }) => {
      const { name, value } = bars[index] ?? { name: '', value: Number(data.value) };
      // On the side of the middle, so that no window cuts it off.
      const isLeft = x + width / 2 < innerWidth / 2;
      const show = () =>
        showTooltipAt(
          <Tooltip name={name} value={format(value)} />,
          [isLeft ? absX + width : absX, absY + height / 2],
          isLeft ? 'right' : 'left',
        );
      const gap = width * 0.36;
      return (
        <rect
          key={data.id}
          x={x - gap}
          width={width + 2 * gap}
          height={Math.max(innerHeight, y)}
          className={classes.area}
          onMouseEnter={show}
          onMouseLeave={hideTooltip}
        />
      );
    });
  };
}

function Tooltip({ name, value }: { name: string; value: string }) {
  return (
    <div className={classes.tooltip}>
      <span className={classes.when}>{name}</span>
      <span className={classes.value}>{value}</span>
    </div>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Measured before it is painted, so that no frame is empty. */
function useSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { element, size };
}

/** The width of the longest text in px, in the font of the page. */
function longestOf(texts: readonly string[]): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return 0;
  context.font = axisFont();
  return Math.max(...texts.map((text) => context.measureText(text).width));
}

/** The font of the axis as the browser draws it: its size follows the user's text size. */
function axisFont(): string {
  const probe = document.createElement('span');
  probe.style.fontSize = axisText.fontSize;
  document.body.append(probe);
  const { fontSize, fontFamily } = getComputedStyle(probe);
  probe.remove();
  return `${fontSize} ${fontFamily}`;
}

export default function NivoBars(props: DrawnBars) {
  const { element, size } = useSize();
  return (
    <div ref={element} className={classes.nivo}>
      {size && <SizedBars {...props} {...size} />}
    </div>
  );
}

function SizedBars({ bars, ticks, format, formatAxis, width, height }: DrawnBars & Size) {
  const left = longestOf(ticks.map(formatAxis)) + beforeAxis;
  const names = new Map(bars.map((bar) => [bar.id, width <= narrow ? bar.letter : bar.short]));
  return (
    <Bar<Datum>
      width={width}
      height={height}
      data={bars.map(({ id, value }) => ({ id, value }))}
      keys={['value']}
      indexBy="id"
      margin={{ ...margin, left }}
      padding={0.42}
      indexScale={{ type: 'band', round: false }}
      valueScale={{ type: 'linear', min: ticks[0] ?? 0, max: ticks.at(-1) ?? 0 }}
      layers={['grid', 'axes', 'bars', columnsOf(bars, format)]}
      barComponent={PlainBar}
      enableLabel={false}
      gridYValues={[...ticks]}
      axisLeft={{
        tickValues: [...ticks],
        tickSize: 0,
        tickPadding: beforeAxis,
        format: formatAxis,
      }}
      axisBottom={{ tickSize: 0, tickPadding: 10, format: (id) => names.get(String(id)) ?? '' }}
      theme={theme}
      animate={false}
      role="presentation"
    />
  );
}
