import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { listType } from '@driftig/contracts/records/record-type';
import { enquiries } from '@driftig/contracts/records/types/enquiries';
import { answerRecord } from '@driftig/domain/records/record';

import type { Handler } from '../pipeline/handler.ts';

const row = listType(enquiries);

export const listEnquiries: Handler<typeof orderRoutes.listEnquiries> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await store.records.list('enquiries', input.query);
  nextPage(page.cursor);
  return page.rows.map((enquiry) => answerRecord(row, enquiry));
};
