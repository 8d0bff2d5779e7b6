import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  buyerAddress,
  depositForm,
  issue,
  paidDeposit,
} from '@driftig/tests/support/company/invoices';
import { doneOrder, placeOrder } from '@driftig/tests/support/company/orders';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let customerid: string;
beforeEach(async () => {
  company = await createCompany();
  customerid = await addCustomer({ ...buyerAddress });
});

async function addCustomer(address: object): Promise<string> {
  const body = { dType: 'customers', company: 'Holm & Søn ApS', ...address };
  const { json } = await company.owner.call(recordRoutes.createRecord, { body });
  return (json as { id: string }).id;
}

const list = async () => (await company.owner.call(invoiceRoutes.listOrdersToGenerate)).json;

test('done orders without an invoice, with their sums and their paid deposit', async () => {
  await placeOrder(company.owner, { customerid });
  const { ordernumber } = await doneOrder(company.owner, { customerid });
  const invoiced = await doneOrder(company.owner, { customerid });
  await issue(company.owner, { customerid, getOrderUniqueNumber: invoiced.ordernumber });
  await paidDeposit(company.owner, { customerid, getOrderUniqueNumber: ordernumber });
  expect(await list()).toEqual([
    {
      uniquenumber: ordernumber,
      ordertittle: 'Sommerfest',
      orderdatestart: '2026-06-20',
      orderdateend: '2026-06-21',
      timestart: '16:00',
      timedone: '02:00',
      company: 'Holm & Søn ApS',
      name: '',
      price: 10_000,
      tax: 2500,
      totalValue: 12_500,
      depprice: 1250,
      depinvoicenumber: 2,
      totalValueCalculated: 11_250,
      problem: '',
    },
  ]);
});

test('an order that cannot be invoiced has the reason', async () => {
  const without = await addCustomer({});
  const numberOf = async (changes: object, groups?: object) =>
    (await doneOrder(company.owner, changes, groups)).ordernumber;
  const noLines = await numberOf({ customerid }, {});
  const nobody = await numberOf({});
  const noAddress = await numberOf({ customerid: without });
  const unpaid = await numberOf({ customerid });
  await issue(company.owner, { ...depositForm, customerid, getOrderUniqueNumber: unpaid });
  const rows = (await list()) as { uniquenumber: number; problem: string }[];
  expect(Object.fromEntries(rows.map((row) => [row.uniquenumber, row.problem]))).toEqual({
    [noLines]: 'Ordren har ingen linjer at fakturere.',
    [nobody]: 'Ordren har ingen kunde.',
    [noAddress]: 'Kundens adresse mangler.',
    [unpaid]: 'Depositumfaktura 1 er ikke betalt.',
  });
});

test('cancelled orders, and another company’s, are not in it', async () => {
  const other = await createCompany();
  await doneOrder(other.owner);
  const { id } = await doneOrder(company.owner, { customerid });
  const body = { id, invoicechose: 4 };
  await company.owner.call(orderRoutes.changeOrderStatus, { body });
  expect(await list()).toEqual([]);
});
