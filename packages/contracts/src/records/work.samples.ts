import { sampleIds, sampleOrderNumber } from '../core/sample.ts';

/** An order as a row of its list. */
export const sampleOrder = {
  id: sampleIds.order,
  version: 1,
  ordernumber: sampleOrderNumber,
  tittle: 'Forårsreception på kajen',
  company: 'Aarhus Havn Event A/S',
  name: 'Lone Bjerregaard',
  customerid: sampleIds.customer,
  orderdatestart: '2026-04-10',
  orderdateend: '2026-04-10',
  timestart: '13:00',
  timedone: '22:00',
  address: 'Kaj 7',
  zipcode: '8000',
  town: 'Aarhus C',
  country: '',
  contactname: 'Lone Krogh',
  contactphone: '22334455',
  status: 1,
  invoicenumber: 0,
  depinvoicenumber: 0,
  neededemployees: 0,
  assignedcount: 0,
  orderdescription: 'Scene, lyd og servering til 120 gæster.',
};

export const sampleOrderTexts = {
  orderdescriptionemployees: 'Mød ved kaj 7. Vand og varmt tøj er i bilen.',
  orderdescriptionadministration: 'Aftalt 10 % rabat ved gentagelse.',
};

export const sampleEmployeesHours = {
  id: sampleIds.timeReport,
  version: 1,
  employeeid: sampleIds.employee,
  name: 'Jonas Lind',
  department: 'Opstilling',
  orderID: sampleIds.order,
  ordertittle: '1 Forårsreception på kajen',
  date: '2026-04-10',
  fromtime: '13:00',
  totime: '21:30',
  hours: 8.5,
};

export const sampleEnquiry = {
  id: sampleIds.enquiry,
  version: 1,
  name: 'Maja Holm',
  event: 'Firmafest',
  date: '2026-06-12',
  numberofparticipants: 80,
  fromtime: '17:00',
  totime: '23:59',
  phone: '22 33 44 55',
  email: 'maja@holmogco.dk',
  from: 'Aarhus Ø',
  to: 'Marselisborg Lystbådehavn',
  decoration: 'Lyskæder og blomster',
  drinks: 'Øl, vin og vand',
  includingbottle: 1,
  status: 1,
  message: 'Vi vil gerne høre, hvad det koster med og uden musik.',
  orderid: '',
};

export const sampleProductGroup = {
  id: sampleIds.productGroup,
  version: 1,
  name: 'Lydpakke L',
  description: 'Højttalere og mixer til 120 gæster',
  price: 4900,
  products: [{ id: sampleIds.product, quantity: 4 }],
};
