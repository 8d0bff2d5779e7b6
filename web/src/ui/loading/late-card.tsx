/**
 * lateCard(load): a card that comes after a page's first view. Its code is fetched beside the page's
 * and is no part of its first load. Until then its rows are drawn as waiting, without Suspense, whose
 * fallback would stay for 300 ms although the code is there.
 */
import type { FunctionComponent } from 'react';

import { SkeletonRows } from '../feedback/skeleton-rows.tsx';
import { Card } from '../layout/card.tsx';
import { loadable, useIsLoaded } from './loadable.tsx';

export function lateCard<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): FunctionComponent<Props> {
  const Loadable = loadable(load);
  void Loadable.preload();
  return function LateCard(props) {
    if (useIsLoaded(Loadable)) return <Loadable {...props} />;
    return (
      <Card>
        <SkeletonRows />
      </Card>
    );
  };
}
