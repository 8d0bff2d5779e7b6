/**
 * OwnCalendar — 'Medarbejder Kalender' below the cards of My Dashboard (product K4, K5): the year beside the
 * chosen day; below 1200 px the day is a drawer, and on a phone there is one month. Default export:
 * its code is fetched after the cards.
 */
import { yearOf } from '@driftig/domain/dates';
import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { errorIdOf } from '../../../api/errors.ts';
import { CALENDAR_HASH, paths } from '../../../paths.ts';
import { Legend } from '../../../shared/year-calendar/legend.tsx';
import { YearCalendar } from '../../../shared/year-calendar/year-calendar.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useWide } from '../../../ui/layout/use-wide.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { DayFrame } from './day/day-frame.tsx';
import { FindEmployee } from './find-employee.tsx';
import { shiftLooks } from './looks.ts';
import { Navigation } from './navigation.tsx';
import classes from './own-calendar.module.css';
import { ownDaysQuery } from './queries.ts';
import { texts } from './texts.ts';
import { useOpenDate } from './use-open-date.ts';
import { useShownMonths } from './use-shown-months.ts';

/** One object, so that the months are not drawn again for nothing. */
const noDays = {};

export default function OwnCalendar() {
  const today = useToday();
  const isDocked = useWide();
  const { date, open, close } = useOpenDate(today);
  const shown = useShownMonths(date ?? today);
  const days = useQuery(ownDaysQuery(yearOf(shown.month)));
  return (
    <Card className={classes.card} flush>
      <div className={classes.calendar} ref={useScrolledTo(isDocked)}>
        <div className={classes.head}>
          <h2 className={classes.title}>{texts.title}</h2>
          {shown.isPhone ? (
            <Button variant="subtle" size="compact-sm" onClick={shown.onSwitch}>
              {shown.isYear ? texts.oneMonth : texts.wholeYear}
            </Button>
          ) : null}
        </div>
        <Navigation {...shown} today={today} />
        {days.data === undefined && days.error !== null ? (
          <ErrorState
            title={texts.daysFailed}
            text=""
            errorId={errorIdOf(days.error)}
            onRetry={() => void days.refetch()}
          />
        ) : null}
        <YearCalendar
          year={yearOf(shown.month)}
          today={today}
          selected={date ?? (isDocked ? today : undefined)}
          days={days.data?.activatedDates ?? noDays}
          looks={shiftLooks}
          months={shown.isYear ? 'year' : shown.month}
          onSelect={open}
        />
        <Legend looks={shiftLooks} />
        <Colleagues />
      </div>
      <DayFrame date={date} isDocked={isDocked} onDate={open} onClose={close} />
    </Card>
  );
}

/**
 * Scrolls to the calendar when a link to it or to a day is followed, also before its code was there. A day that is not
 * docked is a drawer over the page, so a link to it scrolls nothing.
 */
function useScrolledTo(isDocked: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const { hash, key, search, state } = useLocation();
  // Going from day to day within the calendar replaces the entry, or says that it was opened there.
  const isWithin = useNavigationType() === NavigationType.Replace || state !== null;
  const leadsToDay = isDocked && !isWithin && new URLSearchParams(search).has('date');
  // A link that is followed again has the same hash and another key.
  const target = hash === CALENDAR_HASH || leadsToDay ? key : undefined;
  useEffect(() => {
    if (target !== undefined) ref.current?.scrollIntoView();
  }, [target]);
  return ref;
}

function Colleagues() {
  const [isFinding, setFinding] = useState(false);
  return (
    <div className={classes.colleagues}>
      <Button
        leftSection={<IconUserSearch size={18} stroke={1.6} />}
        onClick={() => setFinding(true)}
      >
        {texts.findEmployee}
      </Button>
      <Button component={Link} to={paths.colleagues} variant="subtle">
        {texts.seeColleagues}
      </Button>
      {isFinding ? <FindEmployee onClose={() => setFinding(false)} /> : null}
    </div>
  );
}
