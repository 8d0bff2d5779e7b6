import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { expect, onTestFinished, test, vi } from 'vitest';

test('a product is sold by the month of its invoices, less those that were credited', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime('2026-07-15T10:00:00.000Z');
  const { owner, employee } = await createCompany();
  const body = { dType: 'products', name: 'Telt', price: 100 };
  const { json } = await owner.call(recordRoutes.createRecord, { body });
  const { id } = json as { id: string };
  const sell = (date: string, quantity: number) =>
    issue(owner, {
      date,
      paydate: date,
      groups: { '1': [{ id, name: 'Telt', description: 'Ét døgn', quantity, price: 100 }] },
    });
  await sell('2026-05-02', 2);
  await sell('2026-07-01', 1.5);
  const { id: credited } = await sell('2026-07-02', 4);
  await setStatus(owner, credited, 5);
  const query = { productid: id };
  const answer = await owner.call(invoiceRoutes.getSoldByMonth, { query });
  expect(answer.json).toEqual({ sold: [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1.5] });
  expect((await employee.call(invoiceRoutes.getSoldByMonth, { query })).status).toBe(403);
  const other = await createCompany();
  expect((await other.owner.call(invoiceRoutes.getSoldByMonth, { query })).status).toBe(404);
});
