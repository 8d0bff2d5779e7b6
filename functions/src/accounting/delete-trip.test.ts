import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createDrive, decideAllowance } from '@driftig/tests/support/bookkeeping/allowances';
import {
  createExpense,
  createTrip,
  decideExpense,
  sendExpense,
  tripOf,
} from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil, runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const remove = (id: string, who = company.owner) =>
  who.call(accountingRoutes.deleteTrip, { params: { id } });

describe('deleting', () => {
  test('takes a trip without rows out of the list', async () => {
    const { id } = await createTrip(company);
    expect((await remove(id)).json).toEqual({ message: 'Rejsen er slettet.' });
    expect(await tripOf(company, id)).toEqual({});
    expect((await remove(id)).status).toBe(404);
  });

  test('is refused (409) while a row is linked, rejected ones included', async () => {
    const { id } = await createTrip(company);
    const { id: expense } = await createExpense(company, { tripId: id });
    await decideExpense(company.owner, expense, 4);
    expect(await remove(id)).toMatchObject({
      status: 409,
      json: {
        code: 'trip_linked',
        message: 'Rejsen har udgifter, bilag, kørsel eller diæter og kan ikke slettes.',
      },
    });
    expect(await tripOf(company, id)).toMatchObject({ links: 1 });
  });

  test('is refused (409) for a trip that was linked just before', async () => {
    const { id } = await createTrip(company);
    runBeforeCommit(services().table, () => sendExpense(company, { tripId: id }));
    expect((await remove(id)).status).toBe(409);
    expect(await tripOf(company, id)).toMatchObject({ links: 1 });
  });

  test('just before an expense is linked refuses the expense at its trip (400)', async () => {
    const { id } = await createTrip(company);
    runBeforeCommit(services().table, () => remove(id));
    expect(await sendExpense(company, { tripId: id })).toMatchObject({
      status: 400,
      json: { fields: { tripId: 'Rejsen findes ikke længere. Vælg en anden.' } },
    });
  });

  test('and linking at once: no expense is left with a trip that is gone', async () => {
    const { id } = await createTrip(company);
    await company.owner.session();
    onTestFinished(holdCommitsUntil(services().table, 2));
    const [removed, linked] = await Promise.all([remove(id), sendExpense(company, { tripId: id })]);
    expect([
      [200, 400],
      [409, 201],
    ]).toContainEqual([removed.status, linked.status]);
    const { json } = await company.owner.call(accountingRoutes.listExpenses);
    expect(json).toHaveLength(linked.status === 201 ? 1 : 0);
  });
});

test("another company's trip is answered with 404, and stays", async () => {
  const { id } = await createTrip(company);
  const other = await createCompany();
  expect((await remove(id, other.owner)).status).toBe(404);
  expect(await tripOf(company, id)).toMatchObject({ id });
});

test('a trip with mileage is not deleted (409), also once the drive is denied', async () => {
  const trip = await createTrip(company);
  const { id } = await createDrive(company.employee, { tripId: trip.id });
  await decideAllowance(company.owner, id, 4);
  expect(await remove(trip.id)).toMatchObject({ status: 409, json: { code: 'trip_linked' } });
});
