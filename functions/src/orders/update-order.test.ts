import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { orderLists } from '@driftig/contracts/records/lists/orders';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { orderForm, placeOrder } from '@driftig/tests/support/company/orders';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id } = await placeOrder(company.owner, { orderdescriptionemployees: 'Husk skoene' }));
});

const update = (changes: object, to = id, by = company) =>
  by.owner.call(orderRoutes.updateOrder, { body: { id: to, ...orderForm, ...changes } });
const read = async () => {
  const asked = { params: { type: 'orders', id } };
  return (await company.owner.call(recordRoutes.getRecord, asked)).json;
};
const months = async (year: string) => {
  const asked = { query: { year } };
  const { json } = await company.owner.call(dashboardRoutes.getOrdersByMonth, asked);
  const rows = json as { month: number; value: number }[];
  return rows.flatMap(({ month, value }) => (value === 0 ? [] : [[month, value]]));
};

test('a place is kept, found in the list of orders, and emptied', async () => {
  const place = { address: 'Kaj 7', zipcode: '8000', town: 'Aarhus C', country: 'Danmark' };
  const site = { ...place, contactname: 'Lone Krogh', contactphone: '22334455' };
  expect((await update(site)).json).toMatchObject(site);
  expect((await update({ orderTitle: 'Fest' })).json).toMatchObject(site);
  const { json } = await company.owner.call(orderLists.listOrders, { query: {} });
  expect(json).toContainEqual(expect.objectContaining(site));
  const emptied = await update({ address: null, contactphone: null });
  expect(emptied.json).toMatchObject({ ...site, address: '', contactphone: '' });
});

test.each([
  ['address', 'x'.repeat(201)],
  ['zipcode', 'x'.repeat(21)],
  ['contactname', 'x'.repeat(121)],
  ['contactphone', 'ring til Lone'],
])('a %s of %j is refused at its field, and the order stays', async (field, value) => {
  const answer = await update({ [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(`"${field}"`);
  expect(await read()).toMatchObject({ [field]: '', version: 1 });
});

test('the documented fields are changed, and the others stay', async () => {
  const answer = await update({ orderTitle: 'Efterårsfest', endTime: '03:00' });
  expect(answer.status).toBe(200);
  expect(answer.json).toMatchObject({
    id,
    tittle: 'Efterårsfest',
    timedone: '03:00',
    orderdescriptionemployees: 'Husk skoene',
    version: 2,
  });
  expect(await read()).toEqual({ dType: 'orders', ...(answer.json as object) });
});

test.each(['orderDescription', 'orderdescriptionemployees', 'orderdescriptionadministration'])(
  '%s takes 4,000 characters and not one more',
  async (field) => {
    const longest = 'æ'.repeat(4000);
    expect((await update({ [field]: longest })).status).toBe(200);
    const refused = await update({ [field]: `${longest}x` });
    expect(refused).toMatchObject({
      status: 400,
      json: { fields: { [field]: 'Højst 4000 tegn.' } },
    });
  },
);

test('an order moved to another month or year counts there', async () => {
  expect(await months('2026')).toEqual([[6, 1]]);
  await update({ startDate: '2026-07-01', endDate: '2026-07-02' });
  expect(await months('2026')).toEqual([[7, 1]]);
  await update({ startDate: '2027-01-01', endDate: '2027-01-02' });
  expect([await months('2026'), await months('2027')]).toEqual([[], [[1, 1]]]);
});

test('one of two edits of the same version is refused (409)', async () => {
  const answers = await Promise.all(
    ['Først', 'Sidst'].map((orderTitle) => update({ orderTitle, version: 1 })),
  );
  expect(statusesOf(answers)).toEqual([200, 409]);
});

test('an order that is invoiced while it is edited keeps its invoice', async () => {
  await issue(company.owner, {
    ordertittle: 'Sommerfest',
    orderdatestart: '2026-06-20',
    getOrderUniqueNumber: 1,
  });
  await update({ orderTitle: 'Efterårsfest' });
  expect(await read()).toMatchObject({ tittle: 'Efterårsfest', invoicenumber: 1 });
});

test("another company's order is answered like an unknown one", async () => {
  const other = await createCompany();
  const [theirs, nobodys] = [
    await update({}, id, other),
    await update({}, '999999.abcdefgh', other),
  ];
  expect([theirs.status, nobodys.status]).toEqual([404, 404]);
  expect(await read()).toMatchObject({ version: 1 });
});

test('the number alone is not enough: the whole id must match', async () => {
  expect((await update({}, '1.aaaaaaaa')).status).toBe(404);
});
