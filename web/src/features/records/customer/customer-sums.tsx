import { daysBetween, yearOf } from '@driftig/domain/dates';
import { formatAmount } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useUser } from '../../../api/session.ts';
import { SkeletonBar } from '../../../ui/feedback/skeleton-rows.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import classes from './customer.module.css';
import { useCustomerInvoices, useCustomerOverview } from './queries.ts';
import { texts } from './texts.ts';

interface SumProps {
  label: string;
  /** Undefined while it loads. */
  value: string | undefined;
  caption: ReactNode;
  /** The tab and filter that it is the sum of. */
  filter: string;
  danger?: boolean;
}

function Sum({ label, value, caption, filter, danger = false }: SumProps) {
  return (
    <Link
      to={`?tab=invoices&${filter}`}
      preventScrollReset
      className={classes.sum}
      data-danger={danger || undefined}
    >
      <span className={classes.sumLabel}>{label}</span>
      <span className={classes.sumValue}>{value ?? <SkeletonBar width="120px" tall />}</span>
      <span className={classes.sumCaption}>{caption}</span>
    </Link>
  );
}

/** What the oldest overdue invoice is called, once the invoices are there. */
function useOldest(id: string, payDate: string): number | undefined {
  const { rows = [] } = useCustomerInvoices(id);
  return rows.find((row) => row.missingPayment && row.payDate === payDate)?.number;
}

/** What was sold this year, what is unpaid and what is overdue; each opens those invoices. */
export function CustomerSums({ id }: { id: string }) {
  const today = useToday();
  const { currency } = useUser().company;
  const { data, error, refetch } = useCustomerOverview(id);
  const number = useOldest(id, data?.oldestDue ?? '');
  if (data === undefined && error !== null)
    return (
      <p className={classes.failed} role="alert">
        {texts.sumsFailed}
        <Button size="compact-sm" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </p>
    );
  const amount = (ore: number | undefined) =>
    ore === undefined ? undefined : formatAmount(ore, currency);
  const year = yearOf(today);
  const days = data ? daysBetween(data.oldestDue || today, today) : 0;
  const oldest =
    number === undefined ? texts.overdueDays(days) : texts.overdueInvoice(number, days);
  return (
    <div className={classes.sums}>
      <Sum
        label={texts.revenue}
        value={amount(data?.revenue)}
        caption={data && texts.revenueHelp(year - 1, formatAmount(data.revenueLastYear, currency))}
        filter={`year=${year}`}
      />
      <Sum
        label={texts.unpaid}
        value={amount(data?.unpaidAmount)}
        caption={
          data &&
          (data.unpaidCount === 0
            ? texts.allPaid
            : texts.unpaidHelp(data.unpaidCount, data.nextDue))
        }
        filter="pay=unpaid"
      />
      <Sum
        label={texts.overdue}
        value={amount(data?.overdueAmount)}
        caption={data && (data.overdueCount === 0 ? texts.nothingOverdue : oldest)}
        filter="pay=overdue"
        danger={data !== undefined && data.overdueCount > 0}
      />
    </div>
  );
}
