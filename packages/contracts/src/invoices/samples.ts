import { generatingSamples, productGroupsSample } from './generating.samples.ts';
import { lineReadSamples } from './line-reads.samples.ts';
import { settlingSamples } from './settling.samples.ts';
import type { invoiceRoutes } from './routes.ts';
import type { SamplesOf } from '../core/sample.ts';
import { sampleIds, sampleInvoiceNumber } from '../core/sample.ts';

const order = {
  ordertittle: 'Forårsreception på kajen',
  orderdescription: 'Scene, lyd og opstilling til 120 gæster.',
  orderdatestart: '2026-02-27',
  orderdateend: '2026-02-27',
};

const buyer = {
  company: 'Aarhus Havn Event A/S',
  name: 'Lone Bjerregaard',
  cvr: '25450442',
  vatnumber: '',
  phone: '87 30 20 10',
  email: 'lone@aarhushavnevent.dk',
  address: 'Mindet 6',
  zipcode: '8000',
  town: 'Aarhus C',
  country: 'Danmark',
  ean: '5790000001231',
  reference: 'Rekvisition 4711',
};

const stage = {
  id: sampleIds.product,
  name: 'Scenemodul 2 × 1 m',
  description: 'Podie med ben, 60 cm',
  quantity: 24,
  price: 385,
  total: 9240,
  unit: 'stk.',
};
const taskId = sampleIds.task;
const work = {
  description: 'To mand, inkl. kørsel i Aarhus',
  quantity: 1,
  price: 2450,
  total: 2450,
};
const setUp = { taskname: 'Opstilling af scene', ...work };
const sums = { price: 11_690, tax: 2922.5, total: 14_612.5 };

const groups = {
  '1': [stage],
  '2': [],
  '3': [{ id: taskId, ...setUp, unit: '' }],
};

const seller = {
  name: 'Nordlys Event ApS',
  cvr: '13748136',
  address: 'Havnegade 4',
  zipcode: '8000',
  town: 'Aarhus C',
  country: 'Danmark',
  phone: '86 12 34 56',
  email: 'faktura@nordlysevent.dk',
  bankName: 'Østjydsk Bank',
  regNumber: '7230',
  accountNumber: '0001234567',
  fikCreditor: '81234567',
};

const page = { limit: '20' };
const draftFields = {
  company: buyer.company,
  ordertittle: order.ordertittle,
  displaytotalprice: sums.total,
};
const draftRow = {
  id: sampleIds.invoiceDraft,
  ...draftFields,
  changed: '2026-03-02T08:15:00.000Z',
};
const content = '{"company":"Aarhus Havn Event A/S"}';

export const invoiceSamples: SamplesOf<typeof invoiceRoutes> = {
  listInvoiceDrafts: { response: [draftRow] },
  getInvoiceDraft: {
    body: { id: sampleIds.invoiceDraft },
    response: { ...draftRow, content },
  },
  createInvoiceDraft: { body: { ...draftFields, content }, response: draftRow },
  updateInvoiceDraft: {
    body: { id: sampleIds.invoiceDraft, ...draftFields, content },
    response: draftRow,
  },
  deleteInvoiceDraft: {
    body: { id: sampleIds.invoiceDraft },
    response: { message: 'Kladden er slettet.' },
  },
  issueInvoice: {
    body: {
      invoicenumber: '',
      date: '2026-03-02',
      paydate: '2026-03-16',
      customerid: sampleIds.customer,
      ...buyer,
      ...order,
      timestart: '14:00',
      timedone: '18:30',
      depprice: '',
      deporend: 0,
      groups: { ...groups, '3': [{ id: taskId, ...setUp, tax: 25 }] },
      priceValue: sums.price,
      taxValue: sums.tax,
      totalValue: sums.total,
      totalValueCalculated: sums.total,
    },
    response: {
      id: sampleIds.invoice,
      invoicenumber: sampleInvoiceNumber,
      date: '2026-03-02',
      paydate: '2026-03-16',
      status: 1,
      priceValue: sums.price,
      taxValue: sums.tax,
      totalValue: sums.total,
      totalValueCalculated: sums.total,
      message: 'Data saved successfully!',
    },
  },
  listInvoiceCustomers: {
    query: page,
    response: [
      {
        id: sampleIds.customer,
        company: buyer.company,
        fullname: buyer.name,
        cvr: buyer.cvr,
        vatnumber: buyer.vatnumber,
        vatcode: 'S1',
        address: buyer.address,
        zipcode: buyer.zipcode,
        town: buyer.town,
        country: buyer.country,
        ean: buyer.ean,
        reference: buyer.reference,
        email: buyer.email,
        phone: buyer.phone,
        paymentdays: 14,
      },
    ],
  },
  listInvoiceItems: {
    query: page,
    response: [{ ...stage, quantity: 1, total: stage.price }],
  },
  listInvoiceProductGroups: productGroupsSample,
  listInvoiceTasks: {
    query: page,
    response: [{ id: taskId, name: setUp.taskname, ...work, unit: 'gang' }],
  },
  getInvoiceLines: {
    body: { invoicenumber: sampleInvoiceNumber },
    response: { groups, price: sums.price, totalValue: sums.total },
  },
  getPrintableInvoice: {
    body: { invoiceNumber: sampleInvoiceNumber },
    response: {
      id: sampleIds.invoice,
      invoicenumber: sampleInvoiceNumber,
      invoiceYear: 2026,
      date: '2026-03-02',
      paydate: '2026-03-16',
      status: 4,
      savedasdep: 0,
      ...buyer,
      ...order,
      ordertimestart: '14:00',
      customerid: '',
      ordertimedone: '18:30',
      groups,
      ...sums,
      taxpercent: 25,
      depprice: 0,
      displaytotalprice: sums.total,
      payments: [],
      paid: 0,
      open: sums.total,
      credit: 0,
      writtenoff: 0,
      currency: 'DKK',
      seller,
    },
  },
  ...settlingSamples,
  ...generatingSamples,
  ...lineReadSamples,
  changeInvoiceStatus: {
    body: { id: sampleIds.invoice, invoicechose: '3' },
    response: { message: 'Data changed successfully!' },
  },
};
