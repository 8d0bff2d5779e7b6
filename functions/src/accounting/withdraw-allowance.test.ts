import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import {
  createDiet,
  createDrive,
  decideAllowance,
  driveUpTo,
  sendDiet,
} from '@driftig/tests/support/bookkeeping/allowances';
import { createTrip, tripOf } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const list = async () =>
  (await company.owner.call(accountingRoutes.listAllowances)).json as Record<string, unknown>[];

describe('withdrawing', () => {
  const withdraw = (who: TestCompany['owner'], id: string) =>
    who.call(accountingRoutes.withdrawAllowance, { params: { id } });

  test('takes a waiting drive out of the list, the trip and the limit', async () => {
    const trip = await createTrip(company);
    const { id } = await createDrive(company.employee, { km: 5000, tripId: trip.id });
    expect((await withdraw(company.employee, id)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await tripOf(company, trip.id)).toMatchObject({ mileage: 0, links: 0 });
    await driveUpTo(company.owner, company.employee.user.userId, 19_900);
    const { parts } = await createDrive(company.employee, { km: 100 });
    expect(parts).toMatchObject([{ of: 'high', units: 100 }]);
  });

  test('makes room for another diet', async () => {
    const trip = await createTrip(company);
    const { id } = await createDiet(company.employee, trip.id);
    await withdraw(company.employee, id);
    expect((await sendDiet(company.employee, trip.id)).status).toBe(201);
  });

  test('is refused once it is decided (409), and for a colleague’s (404)', async () => {
    const own = await createDrive(company.employee);
    const others = await createDrive(company.administrator);
    await decideAllowance(company.owner, own.id, 2);
    expect((await withdraw(company.employee, own.id)).status).toBe(409);
    expect((await withdraw(company.employee, others.id)).status).toBe(404);
    expect(await list()).toHaveLength(2);
  });
});
