/** lazyWhenIdle(load): a loadable component whose code is fetched when the browser is idle. */
import type { FunctionComponent } from 'react';
import { loadable } from './loadable.tsx';
import { runWhenIdle } from './run-when-idle.ts';

export function lazyWhenIdle<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
) {
  const component = loadable(load);
  runWhenIdle(() => void component.preload());
  return component;
}
