/** A measured figure and its target. */
export interface Figure {
  readonly name: string;
  readonly measured: number;
  readonly unit: 'ms' | 's' | '/s' | 'KB' | 'MB' | 'units' | 'times' | 'errors' | '%';
  /** Absent when it is measured only for comparison. */
  readonly target?: number;
  /** The target is a lower limit; otherwise it is an upper one. */
  readonly atLeast?: true;
}

interface MeasuredCall {
  /** In milliseconds; absent when it is measured only for comparison. */
  readonly target?: number | undefined;
  /** 0.5 for the median, 0.95 by default. */
  readonly share?: number;
  readonly runs?: number;
  readonly warmUp?: number;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

function meetsTarget({ measured, target, atLeast }: Figure): boolean | undefined {
  if (target === undefined) return undefined;
  return atLeast === undefined ? measured <= target : measured >= target;
}

/** The time of each of `runs` calls in milliseconds, after a warm-up that is not counted. */
export async function timeRuns(
  runs: number,
  call: (run: number) => Promise<unknown>,
  warmUp = 20,
): Promise<number[]> {
  const times: number[] = [];
  for (let run = -warmUp; run < runs; run += 1) {
    const from = performance.now();
    await call(run + warmUp);
    if (run >= 0) times.push(performance.now() - from);
  }
  return times;
}

/**
 * How long a call takes, and how much of it this process works. The rest it waits for the emulator, whose
 * work the cloud's table does itself.
 */
export async function measureCall(
  name: string,
  call: (run: number) => Promise<unknown>,
  { target, share = 0.95, runs = 200, warmUp = 20 }: MeasuredCall = {},
): Promise<Figure[]> {
  let from = process.cpuUsage();
  const times = await timeRuns(
    runs,
    (run) => {
      if (run === warmUp) from = process.cpuUsage();
      return call(run);
    },
    warmUp,
  );
  const { user, system } = process.cpuUsage(from);
  const taken = {
    name: `${name}, p${share * 100}`,
    measured: quantile(times, share),
    unit: 'ms',
  } as const;
  return [
    target === undefined ? taken : { ...taken, target },
    { name: `${name}, own work`, measured: (user + system) / 1000 / runs, unit: 'ms' },
  ];
}

const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** A duration as a multiple of a bare put, to compare machines of different speed. */
function inPuts({ measured, unit }: Figure, barePut: number): string {
  return unit === 'ms' && barePut > 0 ? `${shown(measured / barePut)} puts` : '';
}

/** The figures as a table for the terminal; `barePut` is what the emulator takes for one, in ms. */
export function formatFigures(figures: readonly Figure[], barePut = 0): string {
  const rows = figures.map((figure) => {
    const verdict = meetsTarget(figure);
    const mark = verdict === undefined ? '' : verdict ? 'ok' : 'falls short';
    const sign = figure.atLeast === undefined ? '<=' : '>=';
    const wanted = figure.target === undefined ? '' : `${sign} ${figure.target} ${figure.unit}`;
    const measured = `${shown(figure.measured)} ${figure.unit}`;
    return [figure.name, measured, inPuts(figure, barePut), wanted, mark];
  });
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
