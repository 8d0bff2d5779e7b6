import { formatAmount } from '@driftig/domain/format';
import { IconAlertTriangle, IconArrowRight, IconMailQuestion } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { paths } from '../../app/paths.ts';
import { Card } from '../../ui/card.tsx';
import type { Icon } from '../../ui/icon.ts';
import { CountBadge } from '../../ui/status-chip.tsx';
import classes from './action-list.module.css';
import { summarizeOverdue } from './overdue.ts';
import { useNewEnquiries, useOverdue } from './queries.ts';
import { texts } from './texts.ts';

const NAMED = 3;

function namesOf(customers: readonly string[]): string {
  const named = customers.slice(0, NAMED).join(', ');
  const more = customers.length - NAMED;
  return more > 0 ? texts.andMore(named, more) : named;
}

/** One thing to do, and the list that shows just that. */
interface Action {
  readonly id: string;
  readonly tone: 'danger' | 'pending';
  readonly icon: Icon;
  readonly what: string;
  readonly about: string;
  readonly amount?: string;
  readonly to: string;
  readonly see: string;
}

function useActions(currency: string): readonly Action[] {
  const overdue = summarizeOverdue(useOverdue());
  const enquiries = useNewEnquiries();
  const actions: Action[] = [];
  if (overdue.count > 0)
    actions.push({
      id: 'overdue',
      tone: 'danger',
      icon: IconAlertTriangle,
      what: texts.overdueInvoices(overdue.count),
      about: namesOf(overdue.customers),
      amount: formatAmount(overdue.amount, currency),
      to: `${paths.invoices}?status=missingPayment`,
      see: texts.seeInvoices,
    });
  if (enquiries > 0)
    actions.push({
      id: 'enquiries',
      tone: 'pending',
      icon: IconMailQuestion,
      what: texts.newEnquiries(enquiries),
      about: texts.enquiriesWait,
      to: `${paths.enquiries}?status=new`,
      see: texts.seeEnquiries,
    });
  return actions;
}

function ActionRow({ action }: { action: Action }) {
  const { icon: Symbol, tone, what, about, amount, to, see } = action;
  return (
    <li>
      <Link to={to} className={classes.row}>
        <span className={classes.icon} data-tone={tone} aria-hidden="true">
          <Symbol size={16} stroke={1.6} />
        </span>
        <span className={classes.what}>{what}</span>
        <span className={classes.who}>{about}</span>
        <span className={classes.amount}>{amount}</span>
        <span className={classes.action}>
          {see}
          <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
        </span>
      </Link>
    </li>
  );
}

/** What somebody has to do today, most urgent first; nothing to do takes no room. */
export function ActionList({ currency }: { currency: string }) {
  const actions = useActions(currency);
  if (actions.length === 0) return null;
  const title = (
    <>
      {texts.actions}
      <span className={classes.count}>
        <CountBadge value={actions.length} />
      </span>
    </>
  );
  return (
    <Card title={title} flush>
      <ul className={classes.list}>
        {actions.map((action) => (
          <ActionRow key={action.id} action={action} />
        ))}
      </ul>
    </Card>
  );
}
