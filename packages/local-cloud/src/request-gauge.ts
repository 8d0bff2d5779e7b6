/** Milliseconds without a request after which the machine counts as free again. */
const settling = 20;
/** Milliseconds that background work waits for requests at most. */
const longest = 250;
const step = 5;
const aStep = () => new Promise<void>((resolve) => setTimeout(resolve, step));

/** Requests that are being answered, which background work lets go first. */
export interface RequestGauge {
  begin(): void;
  end(): void;
  /** Waits until no request is being answered, or for a quarter of a second. */
  free(): Promise<void>;
}

/** Functions and background work share one process and its processors; on AWS they do not. */
export function createRequestGauge(now: () => number = () => performance.now()): RequestGauge {
  let running = 0;
  let lastEnd = -Infinity;
  const isFree = () => running === 0 && now() - lastEnd >= settling;
  return {
    begin: () => void (running += 1),
    end() {
      running -= 1;
      lastEnd = now();
    },
    async free() {
      const from = now();
      while (!isFree() && now() - from < longest) await aStep();
    },
  };
}
