import type { orderRoutes } from './routes.ts';
import { sampleEnquiry, sampleOrder, sampleOrderTexts } from '../records/work.samples.ts';
import { sampleIds, sampleOrderNumber } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';

const form = {
  orderTitle: sampleOrder.tittle,
  orderDescription: sampleOrder.orderdescription,
  startDate: sampleOrder.orderdatestart,
  endDate: sampleOrder.orderdateend,
  startTime: sampleOrder.timestart,
  endTime: sampleOrder.timedone,
};
const order = { ...sampleOrder, ...sampleOrderTexts, enquiryid: '' };

export const orderSamples: SamplesOf<typeof orderRoutes> = {
  createOrder: { body: { ...form, customerid: sampleIds.customer }, response: order },
  updateOrder: {
    body: { id: sampleIds.order, ...form, endTime: '23:30' },
    response: { ...order, timedone: '23:30', version: 2 },
  },
  changeOrderStatus: {
    body: { id: sampleIds.order, invoicechose: 2 },
    response: { message: 'Data changed successfully!' },
  },
  getOrderOverview: {
    query: { ordernumber: String(sampleOrderNumber) },
    response: { order },
  },
  listEnquiries: { query: { limit: '20' }, response: [sampleEnquiry] },
  getEnquiry: { query: { orderid: sampleIds.enquiry }, response: sampleEnquiry },
  countEnquiries: { response: { count: 3 } },
};
