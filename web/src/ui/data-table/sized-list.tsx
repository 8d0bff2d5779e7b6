/**
 * sizedList({ desk, phone }): the list of a page, with a desktop and a phone version. Each window
 * gets the code of its size at once, beside the page's own, and the other only if it changes. A
 * skeleton is shown until the code is loaded, without Suspense, whose fallback would stay for 300
 * ms although the code is there.
 */
import { Suspense, type FunctionComponent } from 'react';

import { isPhone, usePhone } from '../layout/use-phone.ts';
import { LazyBoundary } from '../loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../loading/lazy-when-idle.ts';
import { useIsLoaded } from '../loading/loadable.tsx';
import { ListSkeleton, type ListSkeletonProps } from './list-skeleton.tsx';

type Load<Props> = () => Promise<{ default: FunctionComponent<Props> }>;

interface Sizes<Props> extends ListSkeletonProps {
  desk: Load<Props>;
  phone: Load<Props>;
}

export function sizedList<Props extends object>({ desk, phone, ...skeleton }: Sizes<Props>) {
  const [DeskList, PhoneList] = [lateList(desk), lateList(phone)];
  void (isPhone() ? PhoneList : DeskList).preload();
  return function SizedList(props: Props) {
    const { Late } = usePhone() ? PhoneList : DeskList;
    return (
      <LazyBoundary>
        <Late {...props} />
      </LazyBoundary>
    );
  };

  function lateList(load: Load<Props>) {
    const List = lazyWhenIdle(load);
    const waiting = <ListSkeleton {...skeleton} />;
    function Late(props: Props) {
      if (!useIsLoaded(List)) return waiting;
      return (
        <Suspense fallback={waiting}>
          <List {...props} />
        </Suspense>
      );
    }
    return { Late, preload: List.preload };
  }
}
