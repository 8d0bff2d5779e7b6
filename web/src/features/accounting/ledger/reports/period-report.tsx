import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../../api/errors.ts';
import { QueryResult } from '../../../../ui/feedback/query-result.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import { periodsQuery, type Periods } from '../../periods/period-queries.ts';
import { accountsQuery } from '../../queries.ts';
import classes from '../ledger.module.css';
import { yearAround } from '../months.ts';
import { PeriodChoice } from '../period-choice.tsx';
import type { Period, Place } from '../place.ts';
import { balancesQuery } from '../queries.ts';
import {
  balanceReport,
  resultReport,
  spendingReport,
  trialReport,
  type Compared,
} from './build-reports.ts';
import { comparedPeriod, yearToDate, type Comparison } from './compared-period.ts';
import { ReportActions } from './report-actions.tsx';
import type { ReportModel } from './report-model.ts';
import { ReportView } from './report-view.tsx';
import { SpendingChart } from './spending-chart.tsx';
import { texts } from './texts.ts';

const builders: Readonly<Record<PeriodKind, (compared: Compared) => ReportModel>> = {
  trial: trialReport,
  result: resultReport,
  balance: balanceReport,
  spending: spendingReport,
};
type PeriodKind = 'trial' | 'result' | 'balance' | 'spending';

interface PeriodReportProps {
  kind: PeriodKind;
  onOpen: (place: Place) => void;
}

/** A report of the sums of a period of days, beside those of another one (product B61). */
export function PeriodReport(props: PeriodReportProps) {
  const query = useQuery(periodsQuery);
  return (
    <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)} rows={6}>
      {(settings) => <ChosenReport {...props} settings={settings} />}
    </QueryResult>
  );
}

type Settings = Pick<Periods, 'firstMonth'>;

function ChosenReport({ kind, onOpen, settings }: PeriodReportProps & { settings: Settings }) {
  const today = useToday();
  const [period, setPeriod] = useState(() => yearAround(today, settings));
  const [comparison, setComparison] = useState<Comparison>('year');
  const report = useReport({ kind, period, comparison, settings });
  return (
    <>
      <div className={classes.head}>
        <PeriodChoice period={period} onChange={setPeriod} />
        {kind === 'trial' ? null : (
          <NativeSelect
            label={texts.compare}
            value={comparison}
            data={Object.entries(texts.comparisons).map(([value, label]) => ({ value, label }))}
            onChange={(event) =>
              setComparison(event.currentTarget.value === 'before' ? 'before' : 'year')
            }
          />
        )}
        <ReportActions report={report.isCurrent ? report.model : undefined} />
      </div>
      {period.from > period.to ? null : (
        <QueryResult query={report.query} title={texts.failed} errorId={errorIdOf(report.error)}>
          {() =>
            report.model === undefined ? null : (
              <>
                {kind === 'spending' && report.compared !== undefined ? (
                  <SpendingChart {...report.compared} />
                ) : null}
                <ReportView report={report.model} onOpen={onOpen} />
              </>
            )
          }
        </QueryResult>
      )}
    </>
  );
}

interface Chosen {
  readonly kind: PeriodKind;
  readonly period: Period;
  readonly comparison: Comparison;
  readonly settings: Settings;
}

/** The balance sheet needs the days from the first of the financial year on. */
function useReport({ kind, period: chosen, comparison, settings }: Chosen) {
  const isWhole = chosen.from <= chosen.to;
  const compared = comparedPeriod(chosen, comparison);
  const [period, before] =
    kind === 'balance'
      ? [yearToDate(chosen, settings), yearToDate(compared, settings)]
      : [chosen, compared];
  const rest = { placeholderData: keepPreviousData, enabled: isWhole };
  const now = useQuery({ ...balancesQuery(period), ...rest });
  const earlier = useQuery({ ...balancesQuery(before), ...rest });
  const accounts = useQuery(accountsQuery);
  const all = [now, earlier, accounts];
  const isHere =
    now.data !== undefined && earlier.data !== undefined && accounts.data !== undefined;
  const sums: Compared | undefined = isHere
    ? {
        period,
        before,
        balances: now.data.accounts,
        balancesBefore: earlier.data.accounts,
        chart: accounts.data,
      }
    : undefined;
  const model = sums && builders[kind](sums);
  const error = all.find((query) => query.error !== null)?.error ?? null;
  const refetch = () => Promise.all(all.map((query) => query.refetch()));
  return {
    model,
    compared: sums,
    error,
    query: { data: model, error, refetch },
    isCurrent: isWhole && !now.isPlaceholderData && !earlier.isPlaceholderData,
  };
}
