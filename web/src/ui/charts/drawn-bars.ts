export interface ChartBar {
  /** Alone in its chart. */
  readonly id: string;
  /** In full, for the tooltip and screen readers: 'August 2026'. */
  readonly name: string;
  /** Below its bar: 'aug'. */
  readonly short: string;
  /** The same where the chart is narrow: 'A'. */
  readonly letter: string;
  readonly value: number;
}

/** Shared props of both ways to draw a chart. */
export interface DrawnBars {
  readonly bars: readonly ChartBar[];
  /** The numbers of the axis, from the lowest. */
  readonly ticks: readonly number[];
  /** A value with its unit, as the tooltip has it. */
  readonly format: (value: number) => string;
  /** A value in few characters, for the axis. */
  readonly formatAxis: (value: number) => string;
}
