import { openItemRoutes } from '@driftig/contracts/ledger/open-items';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../../api/errors.ts';
import { routeQuery } from '../../../../api/queries/route-query.ts';
import { QueryResult } from '../../../../ui/feedback/query-result.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import { accountsQuery } from '../../queries.ts';
import classes from '../ledger.module.css';
import type { Place } from '../place.ts';
import { creditorsReport, debtorsReport } from './build-open-items.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportView } from './report-view.tsx';
import { texts } from './texts.ts';

interface OpenItemsReportProps {
  kind: 'debtors' | 'creditors';
  onOpen: (place: Place) => void;
}

/** Debts of customers or to suppliers by age, today (product B61). */
export function OpenItemsReport({ kind, onOpen }: OpenItemsReportProps) {
  const today = useToday();
  const query = useQuery(routeQuery(openItemRoutes.getOpenItems, {}));
  const chart = useQuery(accountsQuery).data ?? [];
  const report =
    query.data === undefined
      ? undefined
      : kind === 'debtors'
        ? debtorsReport(query.data, today)
        : creditorsReport(query.data, chart, today);
  return (
    <>
      <div className={classes.head}>
        <ReportActions report={report} />
      </div>
      <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)}>
        {() => (report === undefined ? null : <ReportView report={report} onOpen={onOpen} />)}
      </QueryResult>
    </>
  );
}
