import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { services } from '@driftig/functions/pipeline/services';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const account = {
  employedfrom: '2024-03-01',
  employeduntil: '',
  opening: { date: '2025-09-01', days: 2.5, previousdays: 3 },
  corrections: [{ date: '2025-10-01', year: 2025, days: -1.25, note: 'Udbetalt' }],
};
const save = (fields: object = {}) =>
  company.owner.call(vacationRoutes.saveHolidayAccount, {
    body: { ...account, employeeid: company.employee.user.userId, ...fields },
  });
const read = async () => {
  const params = { id: company.employee.user.userId };
  return (await company.owner.call(vacationRoutes.getHolidayAccount, { params })).json;
};

test('a saved account is read back, with days as typed', async () => {
  const opening = { ...account.opening, days: '2,5' };
  expect(await save({ opening })).toMatchObject({
    status: 200,
    json: { message: 'Ferieregnskabet er gemt.' },
  });
  expect(await read()).toEqual({ ...account, version: 1 });
});

test('a save of an older version is refused (409)', async () => {
  await save();
  expect((await save({ version: 1, employedfrom: '2024-04-01' })).status).toBe(200);
  expect((await save({ version: 1, employedfrom: '2024-05-01' })).status).toBe(409);
  expect(await read()).toMatchObject({ employedfrom: '2024-04-01', version: 2 });
});

test('a first account does not replace one that another user saved meanwhile (409)', async () => {
  expect((await save({ version: 0 })).status).toBe(200);
  expect((await save({ version: 0, employedfrom: '2024-05-01' })).status).toBe(409);
  expect(await read()).toMatchObject({ employedfrom: '2024-03-01', version: 1 });
});

test.for([
  ['the first account', 0],
  ['a later version', 1],
] as const)('two saves of %s at once: one wins', async ([, version]) => {
  if (version === 1) await save();
  const dates = ['2024-04-01', '2024-05-01'];
  const saves = dates.map((employedfrom) => () => save({ version, employedfrom }));
  const statuses = (await sendTogether(services().table, saves)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  const employedfrom = dates[statuses.indexOf(200)];
  expect(await read()).toMatchObject({ employedfrom, version: version + 1 });
});

test.each([
  [{ employeduntil: '2024-02-01' }, { employeduntil: 'Sidste arbejdsdag ligger før den første.' }],
  [
    { opening: { ...account.opening, days: 'mange' } },
    { 'opening.days': 'Skriv et antal dage, f.eks. 12,5.' },
  ],
  [
    { opening: { ...account.opening, date: '2024-01-01' } },
    { 'opening.date': 'Startsaldoen kan ikke ligge før ansættelsen.' },
  ],
  [
    { corrections: [{ ...account.corrections[0], note: ' ' }] },
    { 'corrections.0.note': 'Skriv hvorfor.' },
  ],
])('%j is refused at its field', async (fields, faults) => {
  expect(await save(fields)).toMatchObject({ status: 400, json: { fields: faults } });
  expect(await read()).toMatchObject({ version: 0 });
});

test('for an unknown person, or one of another company, is 404', async () => {
  const other = await createCompany();
  for (const employeeid of ['nobody', other.employee.user.userId])
    expect((await save({ employeeid })).status).toBe(404);
});
