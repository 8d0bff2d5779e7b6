/**
 * BalanceCard { employeeId?, compact?, title?, aside?, unknown? } — a person's remaining holiday:
 * the user's own, or for managers an employee's. Each figure opens to its explanation. Until the
 * balance is known it shows `unknown`, or nothing (product Y10, Y16). `compact` leaves out the
 * choice of a date.
 */
import { absenceYears } from '@driftig/contracts/vacation/absence-type';
import { yearOf } from '@driftig/domain/dates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { errorIdOf } from '../../api/errors.ts';
import { DateInput } from '../../ui/fields/date-input.tsx';
import { isDate } from '../../ui/fields/date-time-text.ts';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useToday } from '../../ui/time/use-today.ts';
import { balanceQuery } from './queries.ts';
import { BalanceFigures } from './balance-figures.tsx';
import classes from './balance-card.module.css';
import { texts } from './texts.ts';

interface BalanceCardProps {
  employeeId?: string;
  compact?: boolean;
  title?: string | undefined;
  aside?: ReactNode;
  unknown?: { readonly text: string; readonly action: ReactNode } | undefined;
}

export function BalanceCard(props: BalanceCardProps) {
  const { employeeId, compact = false, title, aside, unknown } = props;
  const today = useToday();
  const [at, setAt] = useState('');
  const last = `${yearOf(today) + absenceYears.ahead}-12-31`;
  const isAsked = at !== '' && isDate(at) && at <= last;
  const query = useQuery({
    ...balanceQuery(employeeId, isAsked ? at : undefined),
    placeholderData: keepPreviousData,
  });
  if (query.data?.balance === null)
    return unknown === undefined ? null : (
      <Card title={title}>
        <div className={classes.content}>
          <p className={classes.unknown}>{unknown.text}</p>
          <div>{unknown.action}</div>
        </div>
      </Card>
    );
  return (
    <Card title={title} aside={aside}>
      <QueryResult
        query={query}
        title={texts.failed}
        errorId={errorIdOf(query.error)}
        rows={compact ? 2 : 3}
      >
        {({ balance }) =>
          balance === null ? null : (
            <div className={classes.content} aria-busy={query.isPlaceholderData}>
              <BalanceFigures balance={balance} today={today}>
                {compact ? null : (
                  <DateInput
                    label={texts.at}
                    classNames={{ root: classes.at ?? '', label: classes.atLabel ?? '' }}
                    value={at === '' ? today : at}
                    onChange={setAt}
                    minDate={today}
                    maxDate={last}
                    error={isDate(at) && at > last ? texts.atTooLate(last) : undefined}
                  />
                )}
              </BalanceFigures>
            </div>
          )
        }
      </QueryResult>
    </Card>
  );
}
