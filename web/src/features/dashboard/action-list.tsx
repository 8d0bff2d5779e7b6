import { formatAmount } from '@driftig/domain/format';
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { paths } from '../../app/paths.ts';
import { Card } from '../../ui/card.tsx';
import { CountBadge } from '../../ui/status-chip.tsx';
import classes from './action-list.module.css';
import { summarizeOverdue } from './overdue.ts';
import { useOverdue } from './queries.ts';
import { texts } from './texts.ts';

const NAMED = 3;

function namesOf(customers: readonly string[]): string {
  const named = customers.slice(0, NAMED).join(', ');
  const more = customers.length - NAMED;
  return more > 0 ? texts.andMore(named, more) : named;
}

/** What somebody has to do today, most urgent first; nothing to do takes no room. */
export function ActionList({ currency }: { currency: string }) {
  const rows = useOverdue();
  if (rows.length === 0) return null;
  const { count, amount, customers } = summarizeOverdue(rows);
  const title = (
    <>
      {texts.actions}
      <span className={classes.count}>
        <CountBadge value={1} />
      </span>
    </>
  );
  return (
    <Card title={title} flush>
      <ul className={classes.list}>
        <li>
          <Link to={`${paths.invoices}?status=missingPayment`} className={classes.row}>
            <span className={classes.icon} aria-hidden="true">
              <IconAlertTriangle size={16} stroke={1.6} />
            </span>
            <span className={classes.what}>{texts.overdueInvoices(count)}</span>
            <span className={classes.who}>{namesOf(customers)}</span>
            <span className={classes.amount}>{formatAmount(amount, currency)}</span>
            <span className={classes.action}>
              {texts.seeInvoices}
              <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
            </span>
          </Link>
        </li>
      </ul>
    </Card>
  );
}
