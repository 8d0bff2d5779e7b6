import { formatDate } from '@driftig/domain/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { daysOf } from '@driftig/domain/ledger/period-sums';
import { useState } from 'react';

import { errorIdOf } from '../../../../api/errors.ts';
import { QueryResult } from '../../../../ui/feedback/query-result.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import { periodsQuery, type Periods } from '../../periods/period-queries.ts';
import classes from '../ledger.module.css';
import type { Place } from '../place.ts';
import { vatOverviewQuery } from '../queries.ts';
import { vatReport } from './build-reports.ts';
import { ReportActions } from './report-actions.tsx';
import { texts } from './texts.ts';
import { VatBoxesView } from './vat-boxes-view.tsx';
import { VatFiling } from './vat-filing.tsx';
import { VatPeriodChoice, type ChosenVatPeriod } from './vat-period-choice.tsx';
import { firstShown, periodsOf, type Months } from './vat-periods.ts';

interface VatReportProps {
  onOpen: (place: Place) => void;
}

/** The VAT return of a period, and whether it is reported (product B55, B56). */
export function VatReport({ onOpen }: VatReportProps) {
  const query = useQuery(periodsQuery);
  return (
    <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)} rows={6}>
      {(periods) => <VatReturn periods={periods} onOpen={onOpen} />}
    </QueryResult>
  );
}

function VatReturn({ periods, onOpen }: VatReportProps & { periods: Periods }) {
  const today = useToday();
  const [chosen, setChosen] = useState(() => firstChoice(today, periods));
  const { year, length, period } = chosen;
  const query = useQuery({ ...vatOverviewQuery(period), placeholderData: keepPreviousData });
  const { deadline } = periodsOf(year, length).find(({ from }) => from === period.from) ?? {};
  const isShown = query.data !== undefined && !query.isPlaceholderData;
  const filedText = (one: Months) => {
    const listed = listedPeriod(periods, one);
    return listed?.isClosed === true
      ? texts.filedAt(formatDate(listed.at.slice(0, 10)))
      : undefined;
  };
  return (
    <>
      <div className={classes.head}>
        <VatPeriodChoice chosen={chosen} onChange={setChosen} filedText={filedText} />
        <ReportActions report={isShown ? vatReport(query.data, daysOf(period)) : undefined} />
      </div>
      <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)}>
        {(overview) => (
          <VatBoxesView
            overview={overview}
            period={daysOf(period)}
            deadline={deadline}
            filing={
              isShown ? (
                <VatFiling
                  overview={overview}
                  chosen={chosen}
                  listed={listedPeriod(periods, period)}
                  vatPeriod={periods.vatPeriod}
                />
              ) : null
            }
            onOpen={onOpen}
          />
        )}
      </QueryResult>
    </>
  );
}

/** The listed period of these months; undefined for one of another length, or an older one. */
const listedPeriod = ({ vatPeriods }: Periods, { from, to }: Months) =>
  vatPeriods.find((one) => one.from.startsWith(from) && one.to.startsWith(to));

function firstChoice(today: string, periods: Periods): ChosenVatPeriod {
  const { vatPeriod: length } = periods;
  const isListed = (one: Months) => listedPeriod(periods, one) !== undefined;
  const { from, to } = firstShown(today, length, isListed) ?? { from: '', to: '' };
  return { year: Number(from.slice(0, 4)), length, period: { from, to } };
}
