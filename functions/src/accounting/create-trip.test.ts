import { sampleOf } from '@driftig/contracts/core/samples';
import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createTrip, tripOf } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

test('a trip is answered as it was made, with a sum of 0', async () => {
  const trip = await createTrip(company, { description: 'Fire mand' });
  expect(trip).toEqual({
    id: expect.any(String),
    title: 'Messe i Aarhus',
    startDate: '2026-03-10',
    endDate: '2026-03-12',
    location: 'Aarhus',
    purpose: 'Opbygning af stand',
    description: 'Fire mand',
    expense: 0,
    receiptTotal: 0,
    mileage: 0,
    diet: 0,
    links: 0,
  });
  expect(await tripOf(company, trip.id)).toEqual(trip);
});

test.each<[object, string]>([
  [{ title: ' ' }, 'title'],
  [{ location: '' }, 'location'],
  [{ purpose: '' }, 'purpose'],
  [{ startDate: '2026-02-31' }, 'startDate'],
  [{ endDate: '2026-03-09' }, 'endDate'],
])('takes no %j', async (fields, field) => {
  const body = {
    title: 'T',
    startDate: '2026-03-10',
    endDate: '2026-03-12',
    location: 'L',
    purpose: 'P',
    ...fields,
  };
  const { status, json } = await company.owner.call(accountingRoutes.createTrip, { body });
  expect(status).toBe(400);
  expect(Object.keys((json as { fields: object }).fields)).toEqual([field]);
});

test('the same idempotency key makes one trip', async () => {
  const { body } = sampleOf(accountingRoutes.createTrip);
  const headers = { 'idempotency-key': 'rejse-en-gang' };
  const send = () =>
    company.owner.call(accountingRoutes.createTrip, { body: body as object, headers });
  const [first, second] = [await send(), await send()];
  expect(second.json).toEqual(first.json);
  expect((await company.owner.call(accountingRoutes.listTrips)).json).toHaveLength(1);
});
