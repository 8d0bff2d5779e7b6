import type { recordRoutes } from './routes.ts';
import type { SamplesOf } from '../core/sample.ts';
import { sampleEmployeesHours, sampleOrder, sampleProductGroup } from './work.samples.ts';
import { sampleIds, sampleInvoiceNumber } from '../core/sample.ts';

const customer = {
  company: 'Aarhus Havn Event A/S',
  fullname: 'Lone Bjerregaard',
  cvr: '25450442',
  address: 'Mindet 6',
  zipcode: '8000',
  town: 'Aarhus C',
  country: 'Danmark',
  email: 'lone@aarhushavnevent.dk',
  phone: '87 30 20 10',
  vatnumber: 'DK13748136',
  vatcode: 'S1',
  ean: '5790000123452',
  reference: 'Indkøb 4411',
  paymentdays: 14,
  description: 'Fast kunde siden 2023. Faktura sendes til bogholderiet.',
};

const product = {
  name: 'Scenemodul 2 × 1 m',
  description: 'Podie med ben, 60 cm',
  quantity: 24,
  price: 385,
  unit: 'stk.',
  serialnumber: 'SM-2100',
  vendor: 'Scenegruppen A/S',
  sold: 6,
};

const task = {
  name: 'Opstilling af scene',
  description: 'To mand, inkl. kørsel i Aarhus',
  quantity: 1,
  price: 2_450.5,
};

const page = { limit: '20' };

const invoice = {
  id: sampleIds.invoice,
  invoicenumber: sampleInvoiceNumber,
  date: '2026-03-02',
  paydate: '2026-03-16',
  company: customer.company,
  name: customer.fullname,
  ordertittle: 'Forårsreception på kajen',
  status: 4,
  displaytotalprice: 14_612.5,
  overpaydate: 0,
  savedasdep: 0,
  paid: 0,
  paiddate: '',
  credit: 0,
  writtenoff: 0,
  mailreturned: 0,
  currency: 'DKK',
} as const;

export const recordSamples: SamplesOf<typeof recordRoutes> = {
  getRecordOptions: {
    params: { type: 'customers' },
    query: page,
    response: [{ id: sampleIds.customer, name: customer.company }],
  },
  getRecord: {
    params: { type: 'customers', id: sampleIds.customer },
    response: { dType: 'customers', id: sampleIds.customer, version: 1, ...customer },
  },
  createRecord: {
    body: { dType: 'customers', ...customer },
    response: { dType: 'customers', id: sampleIds.customer, version: 1, ...customer },
  },
  importRecords: {
    body: { dType: 'customers', lines: [customer, { ...customer, cvr: '25450443' }] },
    response: {
      dType: 'customers',
      saved: 1,
      refused: [{ line: 1, fields: { cvr: 'CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.' } }],
    },
  },
  updateRecord: {
    params: { id: sampleIds.product },
    body: { dType: 'products', version: 1, ...product, price: '412,50' },
    response: { dType: 'products', id: sampleIds.product, version: 2, ...product, price: 412.5 },
  },
  updateRecordById: {
    body: { dType: 'tasks', id: sampleIds.task, ...task, quantity: 2 },
    response: { dType: 'tasks', id: sampleIds.task, version: 2, ...task, quantity: 2 },
  },
  deleteRecord: {
    body: { dType: 'products', id: sampleIds.product },
    response: { message: 'Data deleted successfully!' },
  },
  listProducts: { query: page, response: [{ id: sampleIds.product, version: 1, ...product }] },
  listCustomers: { query: page, response: [{ id: sampleIds.customer, version: 1, ...customer }] },
  listProductGroups: {
    query: page,
    response: [sampleProductGroup],
  },
  listTasks: { query: page, response: [{ id: sampleIds.task, version: 1, ...task }] },
  listOrders: { query: { ...page, year: '2026', status: '1' }, response: [sampleOrder] },
  listEmployeesHours: { query: page, response: [sampleEmployeesHours] },
  listMergeableOrders: { query: page, response: [sampleOrder] },
  listMergeableInvoices: { query: page, response: [{ ...invoice, ordertittle: '' }] },
  listInvoices: {
    query: { ...page, year: '2026', status: '4' },
    response: [invoice],
  },
  getCustomerOverview: {
    query: { customerid: sampleIds.customer },
    response: {
      since: '2024-03-14',
      revenue: 201_850,
      revenuelastyear: 164_300,
      revenuebymonth: [9800, 0, 12_400, 0, 31_250, 44_100, 38_600, 27_900, 18_450, 0, 19_350, 0],
      unpaidcount: 3,
      unpaidamount: 73_312.5,
      nextdue: '2026-11-16',
      overduecount: 1,
      overdueamount: 21_875,
      oldestdue: '2026-10-20',
      credits: [],
      othercurrencies: [],
    },
  },
  listCustomerOrders: {
    query: { ...page, customerid: sampleIds.customer },
    response: [sampleOrder],
  },
  listCustomerInvoices: {
    query: { ...page, customerid: sampleIds.customer },
    response: [invoice],
  },
  listHistory: {
    query: { ...page, dType: 'customers', id: sampleIds.customer },
    response: [
      {
        id: '01JBM4W000EVENT00000000001',
        at: '2026-11-11T08:14:00.000Z',
        name: 'Mette Lindqvist',
        text: 'udstedte faktura 1249',
      },
    ],
  },
};
