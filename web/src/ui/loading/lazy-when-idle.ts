/**
 * lazyWhenIdle(load): a loadable component whose code is fetched when the browser is idle: one after
 * another, so that neither the network nor a slow phone has them all at once beside the first screen.
 */
import type { FunctionComponent } from 'react';
import { loadable } from './loadable.tsx';
import { runWhenSpare } from './run-when-spare.ts';

let last = Promise.resolve();

export function lazyWhenIdle<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
) {
  const component = loadable(load);
  last = last.then(spare).then(component.preload);
  return component;
}

const spare = () => new Promise<void>((resolve) => void runWhenSpare(resolve));
