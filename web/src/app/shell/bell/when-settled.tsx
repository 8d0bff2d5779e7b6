import type { FunctionComponent } from 'react';

import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { useIsThereWhenIdle } from '../../../ui/loading/use-is-there-when-idle.ts';

/** A part of the frame that comes once the screen has settled, and is no part of its first load. */
export function whenSettled<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): FunctionComponent<Props> {
  const Late = lazyWhenIdle(load);
  return function WhenSettled(props) {
    return useIsThereWhenIdle(Late) ? <Late {...props} /> : null;
  };
}
