import { amountsText } from '@driftig/domain/currencies';
import { yearOf } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBeach,
  IconCalendarQuestion,
  IconClockCheck,
  IconCloudOff,
  IconMailQuestion,
  IconMoonStars,
  IconUsers,
} from '@tabler/icons-react';

import { paths } from '../../paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { CountBadge } from '../../ui/display/status-chip.tsx';
import { useToday } from '../../ui/time/use-today.ts';
import classes from './action-list.module.css';
import { ActionRow, namesOf, type Action } from './action-row.tsx';
import { creditAction } from './credit-action.ts';
import { summarizeOverdue } from './overdue.ts';
import {
  useAbsences,
  useDeviations,
  useNewEnquiries,
  useOverdue,
  usePendingHours,
  useShiftRequests,
  useUnderstaffed,
  useYearInfo,
} from './queries.ts';
import { texts } from './texts.ts';

function overdueAction(rows: Parameters<typeof summarizeOverdue>[0], currency: string): Action[] {
  const { count, amounts, customers } = summarizeOverdue(rows, currency);
  if (count === 0) return [];
  const action: Action = {
    id: 'overdue',
    tone: 'danger',
    icon: IconAlertTriangle,
    what: texts.overdueInvoices(count),
    about: namesOf(customers),
    amount: amountsText(amounts, currency),
    to: `${paths.invoices}?status=missingPayment`,
    see: texts.seeInvoices,
  };
  return [action];
}

function enquiryAction(count: number): Action[] {
  if (count === 0) return [];
  const action: Action = {
    id: 'enquiries',
    tone: 'pending',
    icon: IconMailQuestion,
    what: texts.newEnquiries(count),
    about: texts.enquiriesWait,
    to: `${paths.enquiries}?status=new`,
    see: texts.seeEnquiries,
  };
  return [action];
}

function staffingAction(orders: ReturnType<typeof useUnderstaffed>['orders']): Action[] {
  const [first] = orders;
  if (first === undefined) return [];
  const isOne = orders.length === 1;
  const names = orders.map(({ title, startDate }) => texts.orderAt(title, formatDate(startDate)));
  const action: Action = {
    id: 'understaffed',
    tone: 'pending',
    icon: IconUsers,
    what: texts.understaffedOrders(orders.length),
    about: namesOf(names, ' · '),
    to: isOne ? paths.order(first.number) : `${paths.orders}?staffing=soon`,
    see: isOne ? texts.seeOrder : texts.seeOrders,
  };
  return [action];
}

function requestAction({ pending, date }: ReturnType<typeof useShiftRequests>): Action[] {
  if (pending === 0) return [];
  const action: Action = {
    id: 'requests',
    tone: 'pending',
    icon: IconCalendarQuestion,
    what: texts.shiftRequests(pending),
    about: texts.requestsWait,
    to: `${paths.calendarView}?date=${date}`,
    see: texts.seeRequests,
  };
  return [action];
}

function absenceAction(count: number): Action[] {
  if (count === 0) return [];
  const action: Action = {
    id: 'absences',
    tone: 'pending',
    icon: IconBeach,
    what: texts.pendingAbsences(count),
    about: texts.absencesWait,
    to: paths.vacation,
    see: texts.seeApplications,
  };
  return [action];
}

function hoursAction(count: number): Action[] {
  if (count === 0) return [];
  const action: Action = {
    id: 'hours',
    tone: 'pending',
    icon: IconClockCheck,
    what: texts.pendingHours(count),
    about: texts.hoursWait,
    to: `${paths.approveHours}?status=pending`,
    see: texts.seeHours,
  };
  return [action];
}

function deviationAction({ open, people }: ReturnType<typeof useDeviations>): Action[] {
  if (open === 0) return [];
  const action: Action = {
    id: 'deviations',
    tone: 'pending',
    icon: IconMoonStars,
    what: texts.openDeviations(open),
    about: namesOf(people),
    to: paths.deviations,
    see: texts.seeDeviations,
  };
  return [action];
}

/** The actions, and a retry function if some data could not be fetched. */
function useActions(currency: string) {
  const overdue = useOverdue();
  const year = useYearInfo(yearOf(useToday()));
  const enquiries = useNewEnquiries();
  const understaffed = useUnderstaffed();
  const requests = useShiftRequests();
  const absences = useAbsences();
  const hours = usePendingHours();
  const deviations = useDeviations();
  const parts = [overdue, year, understaffed, requests, enquiries, absences, hours, deviations];
  const failures = parts.flatMap(({ failure }) => failure ?? []);
  return {
    actions: [
      ...overdueAction(overdue.rows, currency),
      ...creditAction(year.data?.credits ?? []),
      ...staffingAction(understaffed.orders),
      ...requestAction(requests),
      ...enquiryAction(enquiries.count),
      ...absenceAction(absences.pending),
      ...hoursAction(hours.pending),
      ...deviationAction(deviations),
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
          <CountBadge value={actions.length} />
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
