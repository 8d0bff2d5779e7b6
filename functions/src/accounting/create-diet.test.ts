import { decideAllowance, sendDiet } from '@driftig/tests/support/bookkeeping/allowances';
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

describe('a diet', () => {
  test('is computed by day, hour and meal, and is part of the trip’s sum until denied', async () => {
    const trip = await createTrip(company);
    const sent = await sendDiet(company.employee, trip.id, { breakfasts: 2, nights: 1 });
    expect(sent.json).toMatchObject({
      kind: 'diet',
      description: 'Opbygning af stand',
      amount: 1408.63,
      parts: [
        { label: 'Kost, hele døgn', units: 2, rate: 625, amount: 1250 },
        { label: 'Kost, påbegyndte timer', units: 3, amount: 78.13 },
        { label: 'Fri morgenmad', units: 2, rate: -93.75, amount: -187.5 },
        { label: 'Logi, overnatninger', units: 1, rate: 268, amount: 268 },
      ],
    });
    expect(await tripOf(company, trip.id)).toMatchObject({ diet: 1408.63, links: 1 });
    const { id } = sent.json as { id: string };
    await decideAllowance(company.owner, id, 4);
    expect(await tripOf(company, trip.id)).toMatchObject({ diet: 0, links: 1 });
    expect((await sendDiet(company.employee, trip.id)).status).toBe(201);
  });

  test('is one for a person and trip, also when two are sent at once', async () => {
    const trip = await createTrip(company);
    await company.employee.session();
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([1, 2].map(() => sendDiet(company.employee, trip.id)));
    expect(statusesOf(answers)).toEqual([201, 409]);
  });

  test.each<[object, string]>([
    [{ startDate: '2026-03-09' }, 'startDate'],
    [{ endDate: '2026-03-13' }, 'endDate'],
    [{ endDate: '2026-03-11', endTime: '07:00' }, 'endTime'],
    [{ nights: 3 }, 'nights'],
    [{ lunches: 9 }, 'lunches'],
    [{ startTime: '24:00' }, 'startTime'],
  ])('takes no %j', async (fields, field) => {
    const trip = await createTrip(company);
    const { status, json } = await sendDiet(company.employee, trip.id, fields);
    expect(status).toBe(400);
    expect(Object.keys((json as { fields: object }).fields)).toEqual([field]);
    expect(await tripOf(company, trip.id)).toMatchObject({ links: 0 });
  });
});
