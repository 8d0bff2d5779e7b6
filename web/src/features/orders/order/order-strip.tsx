import { orderStatuses } from '@driftig/contracts/records/types/orders';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { invalidate } from '../../../api/queries/changes.ts';
import { messageOf } from '../../../api/errors.ts';
import { paths } from '../../../paths.ts';
import { changeStatus } from '../../../shared/record-screens/change/change-status.ts';
import { statusChoices } from '../../../shared/record-screens/list/status-column.tsx';
import { texts as recordTexts } from '../../../shared/record-screens/texts.ts';
import { ordersView } from '../../../shared/record-screens/views/orders.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { formatShortWeekdayDate } from '../../../ui/time/weekday-names.ts';
import type { OrderOverview } from '../queries.ts';
import { texts } from '../texts.ts';
import classes from './order.module.css';
import { StatusButton } from './status-button.tsx';

type Order = OrderOverview['order'];

const choices = statusChoices(orderStatuses);

/** Breaks only between the date and the time of day. */
function When({ date, time }: { date: string; time: string }) {
  return (
    <dd>
      <span className={classes.when}>{formatShortWeekdayDate(date)}</span>
      {time === '' ? null : <span className={classes.when}> kl. {time}</span>}
    </dd>
  );
}

/** The facts of an order at a glance; its status is changed here. */
export function OrderStrip({ order }: { order: Order }) {
  const name = order.company || order.name;
  return (
    <dl className={classes.strip}>
      <div>
        <dt>{texts.customer}</dt>
        <dd>
          {order.customerId === '' ? (
            name || texts.noCustomer
          ) : (
            <Link to={paths.customer(order.customerId)} className={classes.link}>
              {name}
            </Link>
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.start}</dt>
        <When date={order.startDate} time={order.startTime} />
      </div>
      <div>
        <dt>{texts.end}</dt>
        <When date={order.endDate} time={order.endTime} />
      </div>
      <div>
        <dt>{texts.status}</dt>
        <dd>
          <StatusMenu order={order} />
        </dd>
      </div>
    </dl>
  );
}

function StatusMenu({ order }: { order: Order }) {
  const client = useQueryClient();
  const status = orderStatuses[order.status];
  const choose = async (next: string) => {
    try {
      await changeStatus(client, ordersView, order, next);
      toastSuccess(recordTexts.saved);
    } catch (error) {
      toastFailure(messageOf(error, recordTexts.saveFailed));
      // Another user may have changed it: the page shows what is stored.
      await invalidate(new Set(['getOrderOverview']));
    }
  };
  return (
    <StatusButton
      status={status}
      current={order.status}
      choices={choices}
      onChoose={(next) => void choose(next)}
    />
  );
}
