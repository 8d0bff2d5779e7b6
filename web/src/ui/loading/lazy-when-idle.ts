/** lazyAtRest(load): a part with a file of its own, fetched once the page is at rest, or when needed. */
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { runWhenIdle } from './run-when-idle.ts';

export function lazyWhenIdle<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  // What could not be fetched now is asked for again when it is needed, and complains then.
  runWhenIdle(() => void load().catch(() => undefined));
  return lazy(load);
}
