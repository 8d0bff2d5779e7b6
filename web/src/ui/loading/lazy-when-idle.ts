/** lazyWhenIdle(load): React.lazy whose code is prefetched when the browser is idle. */
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { runWhenIdle } from './run-when-idle.ts';

export function lazyWhenIdle<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  // A failed prefetch is ignored: rendering fetches again and reports the error.
  runWhenIdle(() => void load().catch(() => undefined));
  return lazy(load);
}
