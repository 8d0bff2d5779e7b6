import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { depositForm, issue } from '@driftig/tests/support/company/invoices';
import { expect, test } from 'vitest';

test('deposits come newest first, a page at a time, with all that the form takes from them', async () => {
  const { owner } = await createCompany();
  const order = {
    orderdatestart: '2026-12-01',
    orderdateend: '2026-12-02',
    timestart: '16:00',
    timedone: '01:00',
  };
  for (let count = 0; count < 3; count += 1)
    await issue(owner, { ...depositForm, ...order, cvr: '25450442' });
  const first = await owner.call(invoiceRoutes.listOpenDeposits, { query: { limit: '2' } });
  expect(first.json).toMatchObject([
    {
      invoicenumber: 3,
      company: 'Holm & Søn ApS',
      cvr: '25450442',
      name: '',
      tittle: 'Sommerfest',
      ...order,
      depprice: 1250,
      deptax: 25,
      orderuniquenumber: 3,
    },
    { invoicenumber: 2 },
  ]);
  const cursor = first.headers['x-next-cursor'] ?? '';
  const rest = await owner.call(invoiceRoutes.listOpenDeposits, { query: { limit: '2', cursor } });
  expect(rest.json).toMatchObject([{ invoicenumber: 1 }]);
});

test("another company's deposits are not listed", async () => {
  const [one, other] = [await createCompany(), await createCompany()];
  await issue(other.owner, depositForm);
  expect((await one.owner.call(invoiceRoutes.listOpenDeposits)).json).toEqual([]);
});

test("another company's place in the list is refused (400)", async () => {
  const [one, other] = [await createCompany(), await createCompany()];
  for (let count = 0; count < 2; count += 1) await issue(other.owner, depositForm);
  const { headers } = await other.owner.call(invoiceRoutes.listOpenDeposits, {
    query: { limit: '1' },
  });
  const cursor = headers['x-next-cursor'] ?? '';
  expect(cursor).not.toBe('');
  const answer = await one.owner.call(invoiceRoutes.listOpenDeposits, { query: { cursor } });
  expect(answer.status).toBe(400);
});
