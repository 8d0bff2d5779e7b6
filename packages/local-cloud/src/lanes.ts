/** How much runs side by side: of one lane, and of all together. */
interface Limits {
  readonly ofLane: number;
  readonly ofAll: number;
}

interface Waiting {
  readonly lane: unknown;
  readonly start: () => void;
}

/**
 * Runs work in the order it comes, a little of each lane at a time: on AWS every event has an instance
 * of its own, here one process has them all, and what comes in a flood must not hold up the others.
 */
export function createLanes({ ofLane, ofAll }: Limits) {
  const running = new Map<unknown, number>();
  const waiting: Waiting[] = [];
  let all = 0;

  const runningIn = (lane: unknown) => running.get(lane) ?? 0;

  function count(lane: unknown, change: 1 | -1): void {
    all += change;
    const left = runningIn(lane) + change;
    if (left === 0) running.delete(lane);
    else running.set(lane, left);
  }

  function startNext(): void {
    if (all >= ofAll) return;
    const index = waiting.findIndex(({ lane }) => runningIn(lane) < ofLane);
    const [next] = index === -1 ? [] : waiting.splice(index, 1);
    if (next === undefined) return;
    count(next.lane, 1);
    next.start();
    startNext();
  }

  return async function run<T>(lane: unknown, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      waiting.push({ lane, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      count(lane, -1);
      startNext();
    }
  };
}
