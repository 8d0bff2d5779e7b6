import { Card } from '../../../ui/layout/card.tsx';
import { KeptHeight } from '../../../ui/loading/kept-height.tsx';
import { loadable, useIsLoaded } from '../../../ui/loading/loadable.tsx';
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
  const isLoaded = useIsLoaded(TodayCard);
  return (
    <KeptHeight name="todayHeight" isHeld={!isOptional}>
      {(onDrawn, isDrawn) => (
        <>
          {isDrawn || isOptional ? null : <Empty />}
          {isLoaded ? <TodayCard isOptional={isOptional} onDrawn={onDrawn} /> : null}
        </>
      )}
    </KeptHeight>
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
