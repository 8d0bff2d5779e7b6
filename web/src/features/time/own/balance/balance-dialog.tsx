// Default export: loaded lazily, when the balance is opened.
import type { DayOfHours } from '@driftig/contracts/time/day';
import { yearOf } from '@driftig/domain/dates';
import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { errorIdOf } from '../../../../api/errors.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import { formatShortWeekdayDate } from '../../../../ui/time/weekday-names.ts';
import { FlexValue } from '../../flex-value.tsx';
import { hoursText } from '../../hours-text.ts';
import classes from './balance-dialog.module.css';
import { dayReason } from './day-reason.ts';
import { balanceQuery } from '../queries.ts';
import { texts } from '../texts.ts';

interface BalanceDialogProps {
  days: readonly DayOfHours[];
  onClose: () => void;
}

/** How the flex balance came about: this year and before, what waits, and the days that are shown. */
export default function BalanceDialog({ days, onClose }: BalanceDialogProps) {
  const today = useToday();
  const shown = days.filter(({ date, hundredths }) => date <= today || hundredths !== 0);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.balanceTitle}
      size={520}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className={classes.help}>{texts.balanceHelp}</p>
      <Parts />
      {shown.length === 0 ? null : <Days days={shown} />}
    </Dialog>
  );
}

function Parts() {
  const today = useToday();
  const from = `${yearOf(today)}-01-01`;
  const [all, year] = useQueries({
    queries: [balanceQuery(), balanceQuery({ from, to: today })],
  });
  if (all.data === undefined || year.data === undefined) {
    const error = all.error ?? year.error;
    if (error === null) return <SkeletonRows rows={3} />;
    const retry = () => void Promise.all([all.refetch(), year.refetch()]);
    return (
      <ErrorState title={texts.balanceFailed} text="" errorId={errorIdOf(error)} onRetry={retry} />
    );
  }
  const { hundredths, pendingHundredths } = all.data;
  const before = hundredths - year.data.hundredths;
  return (
    <dl className={classes.parts}>
      {before === 0 ? null : <Part label={texts.balanceBefore} hundredths={before} />}
      <Part label={texts.balanceYear} hundredths={year.data.hundredths} />
      <Part label={texts.balanceNow} hundredths={hundredths} isSum />
      {pendingHundredths === 0 ? null : (
        <Part label={texts.balancePending} hundredths={pendingHundredths} />
      )}
    </dl>
  );
}

interface PartProps {
  label: ReactNode;
  hundredths: number;
  isSum?: boolean;
}

function Part({ label, hundredths, isSum = false }: PartProps) {
  return (
    <div className={classes.part} data-sum={isSum || undefined}>
      <dt>{label}</dt>
      <dd>
        <FlexValue hundredths={hundredths} />
      </dd>
    </div>
  );
}

function Days({ days }: Pick<BalanceDialogProps, 'days'>) {
  return (
    <table className={classes.days}>
      <caption>{texts.balanceDays}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.columns.hours}</th>
          <th scope="col">{texts.columns.norm}</th>
          <th scope="col">{texts.totalFlex}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const { date, hundredths, normHundredths, flexHundredths } = day;
          return (
            <tr key={date}>
              <th scope="row">
                {formatShortWeekdayDate(date)}
                <span className={classes.reason}>{dayReason(day)}</span>
              </th>
              <td>{hoursText(hundredths)}</td>
              <td>{hoursText(normHundredths)}</td>
              <td>
                <FlexValue hundredths={flexHundredths} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
