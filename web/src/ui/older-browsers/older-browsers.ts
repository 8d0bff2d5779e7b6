type AnyFunction = (...args: never[]) => unknown;

function fillIn(owner: object, name: string, value: AnyFunction): void {
  if (!(name in owner))
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
    index += 1;
  }
  return groups;
}

function withResolvers(): unknown {
  const deferred: Record<string, unknown> = {};
  deferred['promise'] = new Promise((resolve, reject) =>
    Object.assign(deferred, { resolve, reject }),
  );
  return deferred;
}

function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  for (const one of signals) {
    if (one.aborted) controller.abort(one.reason);
    else one.addEventListener('abort', () => controller.abort(one.reason), { signal });
  }
  return signal;
}

function canParse(url: string, base?: string): boolean {
  try {
    return new URL(url, base).href !== '';
  } catch {
    return false;
  }
}

function checkVisibility(this: Element): boolean {
  return this.getClientRects().length > 0;
}

/**
 * Adds functions that iPhones have from iOS 17.0 or 17.4 on, and that the code uses: the oldest that the site
 * works on has iOS 16.4 (oldest-browsers.ts). Workers have no elements.
 */
export function supportOlderBrowsers(): void {
  fillIn(Map, 'groupBy', groupBy);
  fillIn(Promise, 'withResolvers', withResolvers);
  fillIn(AbortSignal, 'any', anySignal);
  fillIn(URL, 'canParse', canParse);
  if (typeof Element !== 'undefined') fillIn(Element.prototype, 'checkVisibility', checkVisibility);
}
