import { useToday } from '../../../ui/time/use-today.ts';
import { textOf } from '@driftig/domain/lists/row-values';
import { useCustomerOrders, useCustomerOverview } from './queries.ts';
import { texts } from './texts.ts';

/** Since when they are a customer, and when something is delivered to them next. */
export function CustomerPurpose({ id }: { id: string }) {
  const today = useToday();
  const { data } = useCustomerOverview(id);
  const { rows = [] } = useCustomerOrders(id);
  const coming = rows
    .filter((order) => order['status'] !== 'cancelled')
    .map((order) => textOf(order, 'startDate'))
    .filter((date) => date >= today);
  const [next] = coming.toSorted();
  const since = data === undefined ? '' : texts.since(data.since);
  return [since, next === undefined ? '' : texts.nextOrder(next)].join(' ').trim();
}
