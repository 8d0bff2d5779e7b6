import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createDrive, driveUpTo, sendDrive } from '@driftig/tests/support/bookkeeping/allowances';
import { createTrip, tripOf } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const listOwn = async () =>
  (await company.employee.call(accountingRoutes.listOwnAllowances)).json as object[];

test('a drive has every field that the rule asks for, and waits', async () => {
  const trip = await createTrip(company);
  const changes = { stops: ['Horsens'], km: '72,5', tripId: trip.id };
  const { status, json } = await sendDrive(company.employee, changes);
  expect(status).toBe(201);
  expect(json).toMatchObject({
    kind: 'drive',
    date: '2026-03-12',
    employee: company.employee.user.name,
    description: 'Opsætning hos kunde',
    registration: 'AB12345',
    address: 'Skovvej 4, 8000 Aarhus C',
    from: 'Aarhus',
    to: 'Vejle',
    stops: ['Horsens'],
    km: 72.5,
    amount: 285.65,
    parts: [
      { of: 'high', label: 'Kilometer til høj takst', units: 72.5, rate: 3.94, amount: 285.65 },
    ],
    status: 1,
    tripTitle: 'Messe i Aarhus',
  });
  expect(await listOwn()).toEqual([json]);
  expect(await tripOf(company, trip.id)).toMatchObject({ mileage: 285.65, links: 1 });
});

describe('the limit of 20,000 km', () => {
  const employeeId = () => company.employee.user.userId;
  beforeEach(async () => {
    await driveUpTo(company.owner, employeeId(), 19_950);
  });

  test('splits the drive that crosses it', async () => {
    const { parts, amount } = await createDrive(company.employee, { km: 100 });
    expect(parts).toMatchObject([
      { of: 'high', units: 50, amount: 197 },
      { of: 'low', units: 50, amount: 114 },
    ]);
    expect(amount).toBe(311);
  });

  test('begins anew on New Year, and is each person’s own', async () => {
    await createDrive(company.employee, { km: 100 });
    const [older] = (await createDrive(company.employee, { date: '2025-12-31' })).parts;
    expect(older).toMatchObject({ of: 'high', units: 100, rate: 3.81 });
    const other = await createDrive(company.administrator, { km: 100 });
    expect(other.parts).toMatchObject([{ of: 'high', units: 100 }]);
  });

  test('is never taken twice by two drives that are saved at once', async () => {
    await company.employee.session();
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([1, 2].map(() => sendDrive(company.employee, { km: 40 })));
    expect(statusesOf(answers)).toEqual([201, 201]);
    const parts = answers.flatMap(({ json }) => (json as { parts: object[] }).parts);
    const sum = (of: string) =>
      (parts as { of: string; units: number }[])
        .filter((part) => part.of === of)
        .reduce((total, { units }) => total + units, 0);
    expect([sum('high'), sum('low')]).toEqual([50, 30]);
  });
});

test('the 60-day rule counts days between the home and the same place', async () => {
  const commute = { commute: 1, from: 'Hjem', to: 'Lager Nord' };
  await createDrive(company.employee, { ...commute, date: '2026-03-10' });
  await createDrive(company.employee, { ...commute, date: '2026-03-10' });
  const { json } = await sendDrive(company.employee, { ...commute, date: '2026-03-11' });
  expect(json).toMatchObject({ commute: 1, commutedays: 2 });
});

test.each<[object, string]>([
  [{ km: 0 }, 'km'],
  [{ km: -3 }, 'km'],
  [{ km: '1,005' }, 'km'],
  [{ km: 'langt' }, 'km'],
  [{ km: 5001 }, 'km'],
  [{ registration: '' }, 'registration'],
  [{ address: ' ' }, 'address'],
  [{ from: '' }, 'from'],
  [{ to: '' }, 'to'],
  [{ description: '' }, 'description'],
  [{ date: '2026-02-30' }, 'date'],
  [{ date: '2024-12-31' }, 'date'],
  [{ date: '2099-01-01' }, 'date'],
  [{ vehicle: 'lastbil' }, 'vehicle'],
  [{ tripId: '01JBM4W000TR1P000000000009' }, 'tripId'],
])('takes no %j', async (fields, field) => {
  const { status, json } = await sendDrive(company.employee, fields);
  expect(status).toBe(400);
  expect(Object.keys((json as { fields: object }).fields)).toEqual([field]);
  expect(await listOwn()).toEqual([]);
});

test('a bicycle needs no number plate and has its own rate', async () => {
  const { json } = await sendDrive(company.employee, { vehicle: 'cycle', registration: '' });
  expect(json).toMatchObject({ registration: '', amount: 64 });
});

test('only bookkeeping registers for another person', async () => {
  const { userId } = company.administrator.user;
  expect((await sendDrive(company.employee, { employeeId: userId })).status).toBe(403);
  const made = await sendDrive(company.owner, { employeeId: company.employee.user.userId });
  expect(made.status).toBe(201);
  expect(await listOwn()).toEqual([made.json]);
});
