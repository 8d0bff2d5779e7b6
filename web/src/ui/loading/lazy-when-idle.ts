/**
 * lazyWhenIdle(load): a loadable component whose code is fetched when the browser is idle: one after
 * another, so that neither the network nor a slow phone has them all at once beside the first screen.
 */
import type { FunctionComponent } from 'react';
import { loadable } from './loadable.tsx';
import { runWhenIdle } from './run-when-idle.ts';

let last = Promise.resolve();

export function lazyWhenIdle<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
) {
  const component = loadable(load);
  last = last.then(idle).then(component.preload);
  return component;
}

const idle = () => new Promise<void>((resolve) => runWhenIdle(resolve));
