import { readFile } from 'node:fs/promises';

/** Ticks of all processors since the machine started: [in all, taken by other machines]. */
async function ticks(): Promise<readonly [number, number] | undefined> {
  // Only Linux tells; elsewhere the figure is left out.
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  const counts = /^cpu +(.*)$/m.exec(text)?.[1]?.split(' ').slice(0, 8).map(Number);
  return counts && [counts.reduce((sum, count) => sum + count, 0), counts[7] ?? 0];
}

/** Starts counting; the answer gives the share of processor time, in percent, taken since then. */
export async function measureStealTime(): Promise<() => Promise<number | undefined>> {
  const before = await ticks();
  return async () => {
    const after = await ticks();
    if (before === undefined || after === undefined) return undefined;
    return (100 * (after[1] - before[1])) / (after[0] - before[0]);
  };
}
