import { recordRoutes } from '@driftig/contracts/records/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createCustomer } from '@driftig/tests/support/company/customers';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { allPages } from '@driftig/tests/support/samples/pages';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
let customerid: string;
beforeAll(async () => {
  company = await createCompany();
  customerid = await createCustomer(company.owner);
});

interface Row {
  readonly id: string;
  readonly invoicenumber: number;
  readonly status: number;
}

const rows = (who: Caller, id: string) =>
  allPages<Row>(who, recordRoutes.listCustomerInvoices, { query: { customerid: id } }, 2);

test("a customer's invoices come with the highest number first, page by page, and no others", async () => {
  await issue(company.owner);
  const issued = [];
  for (const date of ['2026-11-12', '2026-01-01', '2026-05-05'])
    issued.push(await issue(company.owner, { customerid, date, paydate: '2026-12-01' }));
  await setStatus(company.owner, issued[1]?.id ?? '', 4);
  const found = await rows(company.owner, customerid);
  expect(found.map(({ id, status }) => [id, status])).toEqual([
    [issued[2]?.id, 1],
    [issued[1]?.id, 4],
    [issued[0]?.id, 1],
  ]);
});

test('an invoice that is deleted leaves the list', async () => {
  const own = await createCustomer(company.owner);
  const { id } = await issue(company.owner, { customerid: own });
  expect(await rows(company.owner, own)).toHaveLength(1);
  await company.owner.call(recordRoutes.deleteRecord, { body: { dType: 'invoices', id } });
  expect(await rows(company.owner, own)).toEqual([]);
});

test("another company's customer answers as none does, and employees are refused", async () => {
  const other = await createCompany();
  const ask = async (who: Caller) =>
    (await who.call(recordRoutes.listCustomerInvoices, { query: { customerid } })).status;
  expect([await ask(other.owner), await ask(company.employee)]).toEqual([404, 403]);
});
