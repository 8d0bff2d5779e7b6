import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { enquiryStatuses } from '@driftig/contracts/records/types/enquiries';

import type { Handler } from '../pipeline/handler.ts';

/** A counter kept with each change, so that the sidebar's badge costs one small read. */
export const countEnquiries: Handler<typeof orderRoutes.countEnquiries> = async ({ store }) => ({
  count: await store.records.count('enquiries', enquiryStatuses.new.code),
});
