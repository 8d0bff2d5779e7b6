import { yearOf } from '@driftig/domain/dates';
import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';

import { useUser } from '../../api/session/session.ts';
import { Why } from '../../shared/why/why.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { Card } from '../../ui/layout/card.tsx';
import { CountBadge } from '../../ui/display/status-chip.tsx';
import { useToday } from '../../ui/time/use-today.ts';
import classes from './action-list.module.css';
import { ActionRow } from './action-row.tsx';
import {
  absenceAction,
  deviationAction,
  draftAction,
  enquiryAction,
  hoursAction,
  overdueAction,
  receiptAction,
  requestAction,
  staffingAction,
  taskAction,
} from './actions.ts';
import { creditAction } from './credit-action.ts';
import {
  useAbsences,
  useDeviations,
  useDrafts,
  useNewEnquiries,
  useOverdue,
  useOwnTasks,
  usePendingHours,
  useReceipts,
  useShiftRequests,
  useUnderstaffed,
  useYearInfo,
} from './queries.ts';
import { texts } from './texts.ts';

const OverdueWhy = lazyWhenIdle(() => import('./why/overdue-why.tsx'));
const CreditWhy = lazyWhenIdle(() => import('./why/credit-why.tsx'));
const WaitingWhy = lazyWhenIdle(() => import('./why/waiting-why.tsx'));

/** The actions, and a retry function if some data could not be fetched. */
function useActions(currency: string) {
  const overdue = useOverdue();
  const year = useYearInfo(yearOf(useToday()));
  const enquiries = useNewEnquiries();
  const understaffed = useUnderstaffed();
  const requests = useShiftRequests();
  const absences = useAbsences();
  const hours = usePendingHours();
  const receipts = useReceipts();
  const drafts = useDrafts();
  const deviations = useDeviations();
  const tasks = useOwnTasks();
  const { id: userId } = useUser();
  const parts = [
    overdue,
    year,
    understaffed,
    requests,
    enquiries,
    absences,
    hours,
    receipts,
    drafts,
    deviations,
    tasks,
  ];
  const credits = year.data?.credits ?? [];
  const failures = parts.flatMap(({ failure }) => failure ?? []);
  return {
    actions: [
      ...overdueAction(overdue.rows, currency).map((action) => ({
        ...action,
        why: (onClose: () => void) => <OverdueWhy currency={currency} onClose={onClose} />,
      })),
      ...creditAction(credits).map((action) => ({
        ...action,
        why: (onClose: () => void) => <CreditWhy {...{ credits, currency, onClose }} />,
      })),
      ...staffingAction(understaffed.orders),
      ...requestAction(requests),
      ...enquiryAction(enquiries.count),
      ...absenceAction(absences.pending),
      ...hoursAction(hours.pending),
      ...receiptAction(receipts.pending),
      ...draftAction(drafts.drafts),
      ...deviationAction(deviations),
      ...taskAction(tasks, userId),
    ],
    retry: failures.length > 0 ? () => failures.forEach(({ retry }) => retry()) : undefined,
  };
}

function FailedRow({ onRetry }: { onRetry: () => void }) {
  return (
    <li className={classes.failed}>
      <span className={classes.icon} aria-hidden="true">
        <IconCloudOff size={16} stroke={1.6} />
      </span>
      <span className={classes.lost} role="alert">
        {texts.actionsFailed}
      </span>
      <Button size="compact-sm" onClick={onRetry}>
        {texts.retry}
      </Button>
    </li>
  );
}

/** Tasks of today, most urgent first. Renders nothing without tasks. */
export function ActionList({ currency, isKnown }: { currency: string; isKnown: boolean }) {
  const { actions, retry } = useActions(currency);
  if (!isKnown || (actions.length === 0 && !retry)) return null;
  const title = (
    <>
      {texts.actions}
      {actions.length > 0 ? (
        <span className={classes.count}>
          <Why
            label={texts.actions}
            className={classes.badge}
            dialog={(onClose) => <WaitingWhy actions={actions} onClose={onClose} />}
          >
            <CountBadge value={actions.length} />
          </Why>
        </span>
      ) : null}
    </>
  );
  return (
    <Card title={title} flush>
      <ul className={classes.list}>
        {actions.map((action) => (
          <ActionRow key={action.id} action={action} />
        ))}
        {retry ? <FailedRow onRetry={retry} /> : null}
      </ul>
    </Card>
  );
}
