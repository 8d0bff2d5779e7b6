import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../../api/errors.ts';
import { QueryResult } from '../../../../ui/feedback/query-result.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import classes from '../ledger.module.css';
import type { Place } from '../place.ts';
import { vatOverviewQuery } from '../queries.ts';
import { vatReport } from './build-reports.ts';
import { ReportActions } from './report-actions.tsx';
import { texts } from './texts.ts';
import { VatBoxesView } from './vat-boxes-view.tsx';
import { VatPeriodChoice, type ChosenVatPeriod } from './vat-period-choice.tsx';
import { lastEnded, periodsOf } from './vat-periods.ts';

/** The VAT return of a period (product B55). */
export function VatReport({ onOpen }: { onOpen: (place: Place) => void }) {
  const today = useToday();
  const [chosen, setChosen] = useState(() => firstChoice(today));
  const { year, length, period } = chosen;
  const query = useQuery({ ...vatOverviewQuery(period), placeholderData: keepPreviousData });
  const { deadline } = periodsOf(year, length).find(({ from }) => from === period.from) ?? {};
  const isShown = query.data !== undefined && !query.isPlaceholderData;
  return (
    <>
      <div className={classes.head}>
        <VatPeriodChoice chosen={chosen} onChange={setChosen} />
        <ReportActions report={isShown ? vatReport(query.data, period) : undefined} />
      </div>
      <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)}>
        {(overview) => (
          <VatBoxesView overview={overview} period={period} deadline={deadline} onOpen={onOpen} />
        )}
      </QueryResult>
    </>
  );
}

/** The quarter that ended last is the one to report. */
function firstChoice(today: string): ChosenVatPeriod {
  const ended = lastEnded(today, 'quarter');
  const { from, to } = ended ?? { from: `${today.slice(0, 4)}-01`, to: `${today.slice(0, 4)}-03` };
  return { year: Number(from.slice(0, 4)), length: 'quarter', period: { from, to } };
}
