/**
 * <BarChart label bars format />: bars by category, such as the months of a year. The first view
 * has it laid out by CSS; nivo draws the same chart, with its tooltips, once the chart is in sight
 * and the browser idle. Without nivo the first one stays.
 */
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { loadable } from '../loading/loadable.tsx';
import { useIsThereWhenIdle } from '../loading/use-is-there-when-idle.ts';
import { axisTicks } from './axis.ts';
import classes from './bar-chart.module.css';
import type { DrawnBars } from './drawn-bars.ts';
import { PlainBars } from './plain-bars.tsx';

interface BarChartProps extends Omit<DrawnBars, 'ticks'> {
  /** Label for screen readers, which read the bars as a list. */
  readonly label: string;
  /** The smallest step of the axis: 1 for counts, 100 for øre. */
  readonly minStep: number;
  readonly tone: 'strong' | 'calm';
}

const NivoBars = loadable(() => import('./nivo-bars.tsx'));

export function BarChart({ label, tone, minStep, ...drawn }: BarChartProps) {
  const chart = useRef<HTMLDivElement>(null);
  const isThere = useIsThereWhenIdle(NivoBars, { isWanted: useHasBeenSeen(chart) });
  const ticks = axisTicks(
    drawn.bars.map(({ value }) => value),
    minStep,
  );
  const Bars = isThere ? NivoBars : PlainBars;
  return (
    <>
      <div ref={chart} className={classes.chart} data-tone={tone} role="img" aria-label={label}>
        <Bars {...drawn} ticks={ticks} />
      </div>
      <VisuallyHidden component="ul">
        {drawn.bars.map(({ id, name, value }) => (
          <li key={id}>{`${name}: ${drawn.format(value)}`}</li>
        ))}
      </VisuallyHidden>
    </>
  );
}

/** Whether any of it has been in the window. */
function useHasBeenSeen(element: RefObject<HTMLElement | null>): boolean {
  const [hasBeenSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return hasBeenSeen;
}
