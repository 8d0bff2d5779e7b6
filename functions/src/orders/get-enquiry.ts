import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { enquiries } from '@driftig/contracts/records/types/enquiries';
import type { CompanyStore } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';
import { answerRecord } from '@driftig/domain/records/record';

import type { Handler } from '../pipeline/handler.ts';

/** Finds the enquiry by its own id, or by the id of the order that was made of it. */
export const getEnquiry: Handler<typeof orderRoutes.getEnquiry> = async ({ input, store }) => {
  const { id } = input.query;
  const own = await store.records.find('enquiries', id);
  return answerRecord(enquiries, own ?? (await enquiryOfOrder(store, id)));
};

async function enquiryOfOrder(store: CompanyStore, orderId: string) {
  const { enquiryId } = await store.orders.getByIdOrNumber(orderId);
  if (enquiryId === undefined) throw new AppError('not_found');
  return store.records.get('enquiries', enquiryId);
}
