/**
 * HoursOnDashboard — on an employee's dashboard the hours of the week against the norm and the flex, each
 * linked to the timesheet (product T29).
 */
import { rangeOf } from '@driftig/domain/periods';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../../api/errors.ts';
import { paths } from '../../../paths.ts';
import { SkeletonBar } from '../../../ui/feedback/skeleton-rows.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { FailedLine } from '../failed-line.tsx';
import { FlexValue } from '../flex-value.tsx';
import { hoursText } from '../hours-text.ts';
import classes from './dashboard-cards.module.css';
import { summaryQuery } from './queries.ts';
import { texts } from './texts.ts';

export function HoursOnDashboard() {
  const week = rangeOf('week', useToday());
  const { data, error, refetch } = useQuery(summaryQuery(week));
  if (data === undefined)
    return error === null ? (
      <div className={classes.cards} aria-busy="true">
        <Tile label={texts.hoursIn.week} value={<SkeletonBar width="60%" tall />} />
        <Tile label={texts.balance} value={<SkeletonBar width="60%" tall />} />
      </div>
    ) : (
      <FailedLine
        text={texts.summaryFailed}
        errorId={errorIdOf(error)}
        onRetry={() => void refetch()}
      />
    );
  const { hundredths, normHundredths, flexHundredths, balanceHundredths, missing } = data;
  return (
    <div className={classes.cards}>
      <Tile
        label={texts.hoursIn.week}
        value={hoursText(hundredths)}
        note={missing.length > 0 ? texts.missingText(missing.length) : normText(normHundredths)}
        isUrgent={missing.length > 0}
      >
        <span className={classes.bar} aria-hidden="true">
          <span style={{ width: `${shareOf(hundredths, normHundredths)}%` }} />
        </span>
      </Tile>
      {balanceHundredths === null ? null : (
        <Tile
          label={texts.flexCard}
          value={<FlexValue hundredths={balanceHundredths} />}
          note={
            <>
              {texts.flexIn.week} <FlexValue hundredths={flexHundredths} />
            </>
          }
        />
      )}
    </div>
  );
}

const normText = (hundredths: number) => texts.ofNorm(hoursText(hundredths));

const shareOf = (hundredths: number, norm: number) =>
  norm === 0 ? 0 : Math.min(100, Math.max(0, Math.round((hundredths * 100) / norm)));

interface TileProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  isUrgent?: boolean;
  children?: ReactNode;
}

function Tile({ label, value, note, isUrgent = false, children }: TileProps) {
  return (
    <Link to={paths.timesheet} className={classes.card}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value}</span>
      <span className={classes.note} data-urgent={isUrgent || undefined}>
        {note}
      </span>
      {children}
    </Link>
  );
}
