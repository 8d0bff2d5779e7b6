import { bookingSamples } from './booking.samples.ts';
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
const line = {
  id: '1',
  name: 'Telt 6 x 12 m',
  description: 'Opsat og nedtaget',
  quantity: 1,
  price: 4500,
  total: 4500,
  unit: '',
  tax: 25,
};
const groups = { '1': [line], '2': [], '3': [] };
const picture = {
  id: sampleIds.orderPicture,
  header: 'Teltet fra haven',
  message: 'Sådan stod det sidste år.',
  date: '2026-06-19',
};
const pictureUrl = `/api/order-picture/${sampleIds.orderPicture}`;
const note = { text: 'Mød i gården kl. 15:30.' };
const saved = { message: 'Beskeden er gemt.' };
const order = { ...sampleOrder, ...sampleOrderTexts, enquiryid: '' };
const ownOrder = {
  id: sampleIds.order,
  ordernumber: sampleOrderNumber,
  tittle: sampleOrder.tittle,
  customer: 'Holm & Søn ApS',
  place: 'Kaj 7, 8000 Aarhus C',
  orderdatestart: sampleOrder.orderdatestart,
  orderdateend: sampleOrder.orderdateend,
  timestart: sampleOrder.timestart,
  timedone: sampleOrder.timedone,
};

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
    response: { order, merged: false, place: 'Kaj 7, 8000 Aarhus C' },
  },
  listEnquiries: { query: { limit: '20' }, response: [sampleEnquiry] },
  getEnquiry: { query: { orderid: sampleIds.enquiry }, response: sampleEnquiry },
  countEnquiries: { response: { count: 3 } },
  answerEnquiry: {
    body: {
      id: sampleIds.enquiry,
      to: 'maja@holmogco.dk',
      subject: 'Din forespørgsel: Firmafest den 12-06-2026',
      text: 'Hej Maja\n\nTak for din forespørgsel. Vi vil gerne hjælpe.',
      copy: 1,
    },
    response: { message: 'Svaret er sendt til maja@holmogco.dk.' },
  },
  ...bookingSamples,
  getOrderLines: {
    body: { orderID: sampleIds.order },
    response: {
      groups,
      price: 4500,
      tax: 1125,
      total: 5625,
      taxpercent: 25,
      vatcode: 'S1',
      version: 1,
    },
  },
  updateOrderLines: {
    body: {
      orderID: sampleIds.order,
      groups,
      priceValue: 4500,
      taxValue: 1125,
      totalValue: 5625,
    },
    response: { message: 'Linjerne er gemt.' },
  },
  getNoteForEmployees: { body: { ordernumber: sampleOrderNumber }, response: note },
  getNoteForAdministration: {
    body: { ordernumber: sampleOrderNumber },
    response: { text: 'Aftalt 5 % rabat.' },
  },
  updateNoteForEmployees: {
    body: { ...note, ordernumber: sampleOrderNumber },
    response: saved,
  },
  updateNoteForAdministration: {
    body: { text: 'Aftalt 5 % rabat.', ordernumber: sampleOrderNumber },
    response: saved,
  },
  uploadOrderPicture: {
    body: {
      orderid: sampleIds.order,
      header: picture.header,
      message: picture.message,
      date: picture.date,
    },
    response: { success: true, id: sampleIds.orderPicture },
  },
  listOrderPictures: {
    params: { orderid: sampleIds.order },
    response: {
      success: true,
      images: [
        {
          ...picture,
          url: pictureUrl,
          thumbnail: `${pictureUrl}?size=small`,
          employeename: 'Jonas Bak',
        },
      ],
    },
  },
  showOrderPicture: {
    params: { id: sampleIds.orderPicture },
    query: { size: 'small' },
    response: { content: '', mediaType: 'image/jpeg' },
  },
  deleteOrderPicture: {
    body: { id: sampleIds.orderPicture },
    response: { message: 'Billedet er slettet.' },
  },
  getOwnOrder: {
    query: { ordernumber: String(sampleOrderNumber) },
    response: {
      ...ownOrder,
      contactname: 'Lone Krogh',
      contactphone: '22334455',
      orderdescriptionemployees: note.text,
      people: [{ id: sampleIds.employee, name: 'Jonas Lind', haspicture: 0 }],
    },
  },
  listOwnOrders: { response: [ownOrder] },
};
