import { useQuery } from '@tanstack/react-query';

import { ApiError } from '../../../api/errors.ts';
import { AddButton } from '../../../ui/layout/page-action.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { BalanceCard } from '../../../shared/holiday-balance/balance-card.tsx';
import { ownAbsencesQuery } from '../../../shared/holiday-balance/queries.ts';
import { IllnessNotice, ReportSickButton } from './illness.tsx';
import { OwnList } from './own-list.tsx';
import classes from './own.module.css';
import { PeriodBar } from './period-bar.tsx';
import { PlanOffer } from '../../../shared/holiday-balance/plan/plan-offer.tsx';
import { useHasVacation } from '../../../shared/holiday-balance/plan/use-has-vacation.ts';
import { texts } from './texts.ts';
import { useEditing } from './use-editing.ts';
import { usePeriod } from './use-period.ts';

/** An employee's page of their own holiday and absence (product Y6). */
export default function OwnPage() {
  const hasVacation = useHasVacation();
  const period = usePeriod();
  const editing = useEditing();
  const { error } = useQuery(ownAbsencesQuery(period.from, period.to));
  // On Starter nothing can be read where nothing was kept (product Y20).
  const isClosed = !hasVacation && error instanceof ApiError && error.code === 'plan_limit';
  const actions = hasVacation ? (
    <>
      <ReportSickButton />
      <AddButton label={texts.apply} onClick={editing.openNew} />
    </>
  ) : null;
  return (
    <Page title={texts.title} purpose={texts.purpose} actions={actions} beside>
      <div className={classes.content}>
        {hasVacation ? <IllnessNotice /> : <PlanOffer keeps={!isClosed} />}
        {isClosed ? null : (
          <>
            <BalanceCard />
            <PeriodBar period={period} />
            <OwnList period={period} editing={editing} canApply={hasVacation} />
          </>
        )}
      </div>
    </Page>
  );
}
