import { useCallback, useRef, useState } from 'react';

import { loadable, useIsLoaded } from '../../../ui/loading/loadable.tsx';
import { useLocalStorage } from '../../../ui/storage/use-local-storage.ts';

const TodayCard = loadable(() => import('./today-card.tsx'));
void TodayCard.preload();

/**
 * Where the day is shown. Its code and its rows come after the first view: until then the place has the
 * height of last time, so that nothing below it moves.
 */
export function TodayPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [kept, keep] = useLocalStorage('todayHeight');
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => {
    setDrawn(true);
    const height = Math.round(
      place.current?.firstElementChild?.getBoundingClientRect().height ?? 0,
    );
    if (height > 0 && String(height) !== kept) keep(String(height));
  }, [keep, kept]);
  const height = Number(kept ?? 0);
  const minHeight = isDrawn || !Number.isFinite(height) ? undefined : height;
  return (
    <div ref={place} style={{ minHeight }}>
      {useIsLoaded(TodayCard) ? <TodayCard onDrawn={onDrawn} /> : null}
    </div>
  );
}
