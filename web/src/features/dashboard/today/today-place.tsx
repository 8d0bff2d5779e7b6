import { useCallback, useRef, useState } from 'react';

import { Card } from '../../../ui/layout/card.tsx';
import { loadable, useIsLoaded } from '../../../ui/loading/loadable.tsx';
import { useLocalStorage } from '../../../ui/storage/use-local-storage.ts';
import classes from './today-card.module.css';

const TodayCard = loadable(() => import('./today-card.tsx'));
void TodayCard.preload();

interface TodayPlaceProps {
  /** Nothing is shown for a day without shifts and absences, and no place is kept. */
  isOptional?: boolean;
}

/**
 * Where the day is shown. Its code and its rows come after the first view: until then the place is as high
 * as last time, at first as high as a day without shifts, so that nothing below it moves.
 */
export function TodayPlace({ isOptional = false }: TodayPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [kept, keep] = useLocalStorage('todayHeight');
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => {
    setDrawn(true);
    const height = Math.round(place.current?.lastElementChild?.getBoundingClientRect().height ?? 0);
    if (height > 0 && String(height) !== kept) keep(String(height));
  }, [keep, kept]);
  const height = Number(kept ?? 0);
  const minHeight = isDrawn || isOptional || !Number.isFinite(height) ? undefined : height;
  const isLoaded = useIsLoaded(TodayCard);
  return (
    <div ref={place} style={{ minHeight }}>
      {isDrawn || isOptional ? null : <Empty />}
      {isLoaded ? <TodayCard isOptional={isOptional} onDrawn={onDrawn} /> : null}
    </div>
  );
}

/** The card of a day without shifts, before anything is known of the day. */
function Empty() {
  return (
    <Card title="I dag" flush>
      <p className={classes.nothing}>&nbsp;</p>
    </Card>
  );
}
