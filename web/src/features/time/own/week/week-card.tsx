import { whyHours } from '@driftig/domain/why/hours';
import { Button } from '@mantine/core';

import { errorIdOf } from '../../../../api/errors.ts';
import { Why } from '../../../../shared/why/why.tsx';
import { SkeletonRows } from '../../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { usePhone } from '../../../../ui/layout/use-phone.ts';
import { FailedLine } from '../../failed-line.tsx';
import { FlexValue } from '../../flex-value.tsx';
import { hoursText } from '../../hours-text.ts';
import { StartTimer } from '../../timer/timer-bar.tsx';
import { BalanceFigure } from '../balance/balance-figure.tsx';
import classes from '../own.module.css';
import { isIn, isSummed } from './period.ts';
import { PeriodBar } from './period-bar.tsx';
import { texts } from '../texts.ts';
import type { OwnHours } from '../use-own-hours.ts';
import { WeekStrip } from './week-strip.tsx';

/** Shown period, its sums, and the days of the week with missing hours. */
export function WeekCard({ hours }: { hours: OwnHours }) {
  const { range, kind, summary } = hours;
  return (
    <Card className={classes.week}>
      <PeriodBar hours={hours} />
      {isSummed(range) ? (
        <div className={classes.sums}>
          <Figures hours={hours} />
          {kind === 'week' && summary.data !== undefined ? <WeekStrip hours={hours} /> : null}
        </div>
      ) : null}
      <PhoneButtons hours={hours} />
    </Card>
  );
}

function Figures({ hours }: { hours: OwnHours }) {
  const { kind, summary, isFlexOn } = hours;
  const { data } = summary;
  if (data === undefined) return <NoFigures hours={hours} />;
  const { hundredths, normHundredths, flexHundredths, balanceHundredths, missing } = data;
  return (
    <div className={classes.figures} aria-busy={summary.isPlaceholderData}>
      <div className={classes.figure}>
        <span className={classes.label}>{texts.hoursIn[kind]}</span>
        <b className={classes.number}>
          <Why
            label={texts.hoursIn[kind]}
            answer={() => whyHours(texts.hoursIn[kind], hundredths, data.days)}
          >
            {hoursText(hundredths)}
          </Why>
        </b>
        <span className={classes.note}>
          {texts.norm} {hoursText(normHundredths)}
        </span>
      </div>
      {isFlexOn && balanceHundredths !== null ? (
        <div className={classes.figure}>
          <span className={classes.label}>{texts.balance}</span>
          <BalanceFigure hundredths={balanceHundredths} days={data.days} />
          <span className={classes.note}>
            {texts.flexIn[kind]} <FlexValue hundredths={flexHundredths} />
          </span>
        </div>
      ) : null}
      {missing.length > 0 && kind !== 'week' ? (
        <p className={classes.missingText}>{texts.missingText(missing.length)}</p>
      ) : null}
    </div>
  );
}

/** Where the list could not be fetched either, it has the error id and the button for both. */
function NoFigures({ hours }: { hours: OwnHours }) {
  const { kind, range, today, summary, error: listError } = hours;
  const { error, refetch } = summary;
  if (error === null)
    return (
      <div className={classes.waiting} data-kind={kind} data-now={isIn(range, today) || undefined}>
        <SkeletonRows rows={1} />
      </div>
    );
  if (listError !== null) return <p className={classes.failed}>{texts.summaryFailed}</p>;
  return (
    <FailedLine
      text={texts.summaryFailed}
      errorId={errorIdOf(error)}
      onRetry={() => void refetch()}
    />
  );
}

/** Two taps from here an ordinary day is saved; once today has its hours, only the timer is left. */
function PhoneButtons({ hours }: { hours: OwnHours }) {
  const { summary, range, today, createOn, mayWrite, rows } = hours;
  const phone = usePhone();
  const day = summary.data?.days.find(({ date }) => date === today);
  if (!phone || day === undefined || !mayWrite || !isIn(range, today) || rows.isNew) return null;
  return (
    <div className={classes.buttons}>
      {day.hundredths > 0 ? null : (
        <Button
          size="lg"
          variant="filled"
          className={classes.today ?? ''}
          onClick={() => createOn(today)}
        >
          {texts.today}
        </Button>
      )}
      <StartTimer size="lg" />
    </div>
  );
}
