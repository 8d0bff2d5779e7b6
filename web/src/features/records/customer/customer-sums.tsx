import { amountsOf, amountsText } from '@driftig/domain/currencies';
import { daysBetween, yearOf } from '@driftig/domain/dates';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Why } from '../../../shared/why/why.tsx';
import opening from '../../../ui/display/opening-card.module.css';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { loadable } from '../../../ui/loading/loadable.tsx';
import { useIsThereWhenIdle } from '../../../ui/loading/use-is-there-when-idle.ts';
import { useUser } from '../../../api/session/session.ts';
import { SkeletonBar } from '../../../ui/feedback/skeleton-rows.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import classes from './customer.module.css';
import type { AmountName, Overview, SumFigure } from './overview-amounts.ts';
import { useCustomerInvoices, useCustomerOverview } from './queries.ts';
import { texts } from './texts.ts';

const Sparkline = loadable(() => import('../../../ui/charts/sparkline.tsx'));

const SumWhy = lazyWhenIdle(() => import('./sum-why.tsx'));

interface SumProps {
  /** The customer. */
  of: string;
  figure: SumFigure;
  label: string;
  value: string;
  caption: string;
  /** The tab and filter that it is the sum of. */
  filter: string;
  danger?: boolean;
  /** Drawn below the value. */
  graph?: ReactNode;
}

/** A sum, which opens to its answer; the rest of it leads to its invoices. */
function Sum({ of, figure, label, value, caption, filter, danger = false, graph }: SumProps) {
  return (
    <div className={`${classes.sum} ${opening.card}`} data-danger={danger || undefined}>
      <Link
        to={`?tab=invoices&${filter}`}
        preventScrollReset
        className={`${classes.sumLabel} ${opening.opens}`}
      >
        {label}
      </Link>
      <span className={classes.sumValue}>
        <span className={opening.beside}>
          <Why
            label={label}
            dialog={(onClose) => <SumWhy id={of} figure={figure} title={label} onClose={onClose} />}
          >
            {value}
          </Why>
        </span>
      </span>
      <span className={classes.sumCaption}>{caption}</span>
      {graph}
    </div>
  );
}

/** The revenue of the last twelve months, which comes after the sums. */
function Year({ id, months }: { id: string; months: readonly number[] }) {
  const isThere = useIsThereWhenIdle(Sparkline);
  const label = texts.revenueOfMonths;
  return (
    <span className={classes.sumGraph}>
      {isThere && months.some((one) => one > 0) ? (
        <Why
          label={label}
          className={`${classes.graph} ${opening.beside}`}
          dialog={(onClose) => <SumWhy id={id} figure="months" title={label} onClose={onClose} />}
        >
          <Sparkline values={months} text={texts.revenueByMonth(months)} />
        </Why>
      ) : null}
    </span>
  );
}

/** Which invoice has been overdue the longest; its number is known once the invoices are there. */
function useOldest(id: string, { oldestDue, overdueCount }: Overview): string {
  const today = useToday();
  const { rows = [] } = useCustomerInvoices(id);
  if (overdueCount === 0) return texts.nothingOverdue;
  const oldest = rows.find((row) => row.missingPayment && row.payDate === oldestDue);
  const days = daysBetween(oldestDue, today);
  return oldest === undefined ? texts.overdueDays(days) : texts.overdueInvoice(oldest.number, days);
}

/** This year's revenue, and unpaid and overdue amounts; each opens its invoices. */
export function CustomerSums({ id }: { id: string }) {
  const { data, error, refetch } = useCustomerOverview(id);
  if (data !== undefined) return <Sums id={id} overview={data} />;
  if (error === null) return <WaitingSums />;
  return (
    <p className={classes.failed} role="alert">
      {texts.sumsFailed}
      <Button size="compact-sm" onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </p>
  );
}

function WaitingSums() {
  return (
    <div className={classes.sums} aria-busy="true">
      {[texts.revenue, texts.unpaid, texts.overdue].map((label) => (
        <div key={label} className={classes.sum}>
          <span className={classes.sumLabel}>{label}</span>
          <span className={classes.sumValue}>
            <SkeletonBar width="120px" tall />
          </span>
          <span className={classes.sumCaption} />
        </div>
      ))}
    </div>
  );
}

function Sums({ id, overview }: { id: string; overview: Overview }) {
  const year = yearOf(useToday());
  const { currency } = useUser().company;
  const inAll = (figure: AmountName) => amountsText(amountsOf(overview, figure), currency);
  const { unpaidCount, overdueCount, credits } = overview;
  return (
    <div className={classes.sums} data-four={credits.length > 0 || undefined}>
      <Sum
        of={id}
        figure="revenue"
        label={texts.revenue}
        value={inAll('revenue')}
        caption={texts.revenueHelp(year - 1, inAll('revenueLastYear'))}
        filter={`year=${year}`}
        graph={<Year id={id} months={overview.revenueByMonth} />}
      />
      <Sum
        of={id}
        figure="unpaid"
        label={texts.unpaid}
        value={inAll('unpaidAmount')}
        caption={
          unpaidCount === 0 ? texts.allPaid : texts.unpaidHelp(unpaidCount, overview.nextDue)
        }
        filter="pay=unpaid"
      />
      <Sum
        of={id}
        figure="overdue"
        label={texts.overdue}
        value={inAll('overdueAmount')}
        caption={useOldest(id, overview)}
        filter="pay=overdue"
        danger={overdueCount > 0}
      />
      {credits.length === 0 ? null : (
        <Sum
          of={id}
          figure="credit"
          label={texts.credit}
          value={amountsText(credits, currency)}
          caption={texts.counted(credits.reduce((sum, { count }) => sum + count, 0))}
          filter="pay=credit"
        />
      )}
    </div>
  );
}
