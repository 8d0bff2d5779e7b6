import { orderRoutes } from '@driftig/contracts/orders/routes';

import { serve } from '../pipeline/serve.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { countEnquiries } from './count-enquiries.ts';
import { createOrder } from './create-order.ts';
import { getEnquiry } from './get-enquiry.ts';
import { getOrderOverview } from './get-order-overview.ts';
import { listEnquiries } from './list-enquiries.ts';
import { updateOrder } from './update-order.ts';

export const handler = serve(orderRoutes, {
  createOrder,
  updateOrder,
  changeOrderStatus,
  listEnquiries,
  getEnquiry,
  countEnquiries,
  getOrderOverview,
});
