// Default export: fetched beside the page by lateCard.
import { orderHoursRoutes } from '@driftig/contracts/time/order-hours-route';
import { formatKroner } from '@driftig/domain/format';
import { sumHundredths } from '@driftig/domain/time/minutes';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { hoursOfProject, invoiceFormFor } from '../../../paths.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import orderClasses from '../order/order.module.css';
import type { OrderOverview } from '../queries.ts';
import classes from './order-hours-card.module.css';
import { texts } from './texts.ts';

/** The hours on an order: what can be invoiced, what waits for approval and what is invoiced. */
export default function OrderHoursCard({ overview }: { overview: OrderOverview }) {
  const { order, invoice } = overview;
  const input = { query: { orderId: order.id } };
  const query = useQuery(routeQuery(orderHoursRoutes.listInvoiceableHours, input));
  const canInvoice = invoice === undefined && order.status !== 'cancelled';
  return (
    <Card title={texts.hours} flush>
      <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)} rows={1}>
        {({ data, pendingHundredths, invoicedHundredths }) => (
          <Figures
            approved={sumHundredths(data)}
            pending={pendingHundredths}
            invoiced={invoicedHundredths}
            toPending={hoursOfProject(order.id, 'pending')}
            toApproved={hoursOfProject(order.id, 'approved')}
            toInvoice={canInvoice ? invoiceFormFor.order(order.number) : undefined}
          />
        )}
      </QueryResult>
    </Card>
  );
}

interface FiguresProps {
  approved: number;
  pending: number;
  invoiced: number;
  toPending: string;
  toApproved: string;
  /** Undefined where the order is not to be invoiced. */
  toInvoice: string | undefined;
}

function Figures(props: FiguresProps) {
  const { approved, pending, invoiced, toPending, toApproved, toInvoice } = props;
  if (approved + pending + invoiced === 0) return <p className={classes.none}>{texts.none}</p>;
  return (
    <dl className={classes.figures}>
      <Figure
        label={texts.approved}
        hundredths={approved}
        list={toApproved}
        action={toInvoice === undefined ? undefined : { to: toInvoice, label: texts.toInvoice }}
      />
      <Figure
        label={texts.pending}
        hundredths={pending}
        list={toPending}
        action={{ to: toPending, label: texts.approve }}
      />
      <Figure label={texts.invoiced} hundredths={invoiced} list={toApproved} />
    </dl>
  );
}

interface FigureProps {
  label: string;
  hundredths: number;
  /** Where the hours are listed. */
  list: string;
  action?: { readonly to: string; readonly label: string } | undefined;
}

/** Nothing is said of what there is none of. */
function Figure({ label, hundredths, list, action }: FigureProps) {
  if (hundredths === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {action ? (
          <Link to={action.to} className={orderClasses.action}>
            {action.label}
          </Link>
        ) : null}
      </dd>
      <dd>
        <Link to={list} className={classes.sum}>
          {texts.sum(formatKroner(hundredths))}
        </Link>
      </dd>
    </div>
  );
}
