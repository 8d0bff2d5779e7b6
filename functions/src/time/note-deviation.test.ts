import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { workDay } from '@driftig/tests/support/company/hours';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const note = (changes: object = {}) =>
  company.owner.call(timeRoutes.noteDeviation, {
    body: {
      rule: 'weeklyRest',
      employeeid: company.employee.user.userId,
      date: workDay(),
      what: '20 timers hvile',
      why: 'Sygdom i holdet',
      people: 2,
      ...changes,
    },
  });

test('a deviation is noted once, and the note stays as it is', async () => {
  expect((await note()).json).toEqual({ message: 'Afvigelsen er noteret.' });
  expect((await note({ why: 'Noget andet' })).status).toBe(409);
  expect(await company.store.time.listNotes(workDay(), workDay())).toMatchObject([
    { why: 'Sygdom i holdet', by: company.owner.user.userId },
  ]);
});

test.each([{ why: '' }, { what: '' }, { people: 0 }, { rule: 'lunch' }, { date: 'x' }])(
  'without what the law asks for it is refused: %j',
  async (changes) => {
    expect((await note(changes)).status).toBe(400);
  },
);

test('an unknown person is 404', async () => {
  expect((await note({ employeeid: 'nobody' })).status).toBe(404);
});
