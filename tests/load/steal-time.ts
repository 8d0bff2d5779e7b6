import { readFile } from 'node:fs/promises';

/** Processor ticks since boot: [all, steal]. Steal is time taken by other virtual machines. */
async function ticks(): Promise<readonly [number, number] | undefined> {
  // Only on Linux.
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  const counts = /^cpu +(.*)$/m.exec(text)?.[1]?.split(' ').slice(0, 8).map(Number);
  return counts && [counts.reduce((sum, count) => sum + count, 0), counts[7] ?? 0];
}

/** Starts counting; the returned function gives the steal time since then in percent. */
export async function measureStealTime(): Promise<() => Promise<number | undefined>> {
  const before = await ticks();
  return async () => {
    const after = await ticks();
    if (before === undefined || after === undefined) return undefined;
    return (100 * (after[1] - before[1])) / (after[0] - before[0]);
  };
}
