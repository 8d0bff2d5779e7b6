import { listed, type RecordAnswer } from '@driftig/contracts/records/record-type';
import { orders } from '@driftig/contracts/records/types/orders';
import { storedOrder, type OrderRow } from '@driftig/domain/orders/order';
import { answerRecord } from '@driftig/domain/records/record';

const row = listed(orders);

/** A row of the order list: all but the notes, which are read with the order. */
export function orderAnswer(order: OrderRow): RecordAnswer {
  return answerRecord(row, storedOrder(order));
}
