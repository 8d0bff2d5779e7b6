import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordTypeNames } from '@driftig/contracts/records/record-types';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { invoiceForm, issue, setStatus } from '@driftig/tests/support/company/invoices';
import { describedTypes, storeRecords } from '@driftig/tests/support/company/records';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const done = { message: 'Data deleted successfully!' };

let company: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  [company, other] = await Promise.all([createCompany(), createCompany()]);
});

const remove = (dType: unknown, id: string, by: TestCompany = company) =>
  by.owner.call(recordRoutes.deleteRecord, { body: { dType, id } });

describe.each(describedTypes)('one of the %s', (dType) => {
  test('is gone, and is gone only once', async () => {
    const [id = '', stays = ''] = await storeRecords(company.store, dType, 2);
    const answer = await remove(dType, id);
    expect([answer.status, answer.json]).toEqual([200, done]);
    expect((await remove(dType, id)).status).toBe(404);
    await expect(company.store.records.get(dType, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await company.store.records.get(dType, stays)).toMatchObject({ version: 1 });
  });

  test('that a colleague deletes meanwhile is not deleted twice', async () => {
    const [id = ''] = await storeRecords(company.store, dType, 1);
    await company.owner.session();
    let theirs = 0;
    runBeforeCommit(services().table, async () => {
      theirs = (await remove(dType, id)).status;
    });
    expect([(await remove(dType, id)).status >= 400, theirs]).toEqual([true, 200]);
  });

  test('in another company answers as an unknown one, and stays', async () => {
    const [id = ''] = await storeRecords(other.store, dType, 1);
    expect((await remove(dType, id)).status).toBe(404);
    expect(await other.store.records.get(dType, id)).toMatchObject({ id });
  });
});

test.each(['departments', '', null, 'toString'])('the type %j is unknown', async (dType) => {
  const answer = await remove(dType, 'x1');
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({
    fields: {
      dType: `Ukendt type. De kendte er: ${[...recordTypeNames, 'employees', 'invoices'].join(', ')}.`,
    },
  });
});

describe('an invoice that was never sent', () => {
  let books: TestCompany;
  beforeEach(async () => {
    books = await createCompany();
  });

  const figures = async () => {
    const { totals } = books.store;
    const [month] = await totals.listOwed(2026, '2026-12-31');
    return { year: await totals.getYear(2026), owed: month?.figures };
  };

  test('is gone from the list, from its number and from the totals', async () => {
    await issue(books.owner);
    const before = await figures();
    const { id, invoicenumber } = await issue(books.owner);
    expect((await remove('invoices', id, books)).json).toEqual(done);
    const list = await books.owner.call(recordRoutes.listInvoices);
    expect(list.json).toMatchObject([{ invoicenumber: 1 }]);
    const body = { invoicenumber };
    expect((await books.owner.call(invoiceRoutes.getPrintableInvoice, { body })).status).toBe(404);
    expect((await remove('invoices', id, books)).status).toBe(404);
    expect(await figures()).toEqual(before);
  });

  test('leaves its number used: neither drawn nor typed again', async () => {
    const { id } = await issue(books.owner);
    await remove('invoices', id, books);
    expect(await issue(books.owner)).toMatchObject({ invoicenumber: 2 });
    const typed = { ...invoiceForm, invoicenumber: 1 };
    const answer = await books.owner.call(invoiceRoutes.issueInvoice, { body: typed });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ code: 'number_taken' });
  });

  test('and is sent in the same moment: one of the two is told', async () => {
    const { id } = await issue(books.owner);
    const body = { id, invoicechose: 4 };
    const [removed, sent] = await Promise.all([
      remove('invoices', id, books),
      books.owner.call(invoiceRoutes.changeInvoiceStatus, { body }),
    ]);
    const statuses = [removed.status, sent.status];
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409 || status === 404)).toHaveLength(1);
    const { json } = await books.owner.call(recordRoutes.listInvoices);
    expect(json).toHaveLength(removed.status === 200 ? 0 : 1);
  });
});

describe('an invoice that was issued stays', () => {
  const told = {
    code: 'invoice_issued',
    message: 'Fakturaen er udstedt og kan ikke slettes. Annullér den eller opret en kreditnota.',
  };

  test.each([
    [2, 'waiting'],
    [3, 'payed'],
    [4, 'sent'],
    [5, 'cancelled'],
  ])('in status %i, %s', async (status) => {
    const { id } = await issue(company.owner);
    await setStatus(company.owner, id, status);
    const answer = await remove('invoices', id);
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject(told);
    expect((await company.store.invoices.getById(id)).id).toBe(id);
  });

  test('also when its status is "Not sent yet" again', async () => {
    const { id } = await issue(company.owner);
    await setStatus(company.owner, id, 4);
    await setStatus(company.owner, id, 1);
    expect((await remove('invoices', id)).json).toMatchObject(told);
  });
});

test("another company's invoice answers as an unknown one", async () => {
  const { id } = await issue(other.owner);
  const [theirs, nobodys] = [await remove('invoices', id), await remove('invoices', '77.abcdefgh')];
  expect(theirs.status).toBe(404);
  expect({ ...(theirs.json as object), requestId: '' }).toEqual({
    ...(nobodys.json as object),
    requestId: '',
  });
});

test('the order of a deleted invoice can be invoiced again', async () => {
  const { owner } = await createCompany();
  const order = { ordertittle: 'Sommerfest', orderdatestart: '2026-06-20' };
  const first = await issue(owner, order);
  expect((await remove('invoices', first.id, { ...company, owner })).status).toBe(200);
  const second = await issue(owner, { ...order, getOrderUniqueNumber: 1 });
  expect(second.invoicenumber).toBe(first.invoicenumber + 1);
});
