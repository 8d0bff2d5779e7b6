import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { services } from '@driftig/functions/pipeline/services';
import { createAccount } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, expect, test } from 'vitest';

const route = accountingRoutes.createAccount;
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const body = { name: 'Varekøb', number: 1610, type: 1, vat: 1, standardnumber: 1610 };
const taken = {
  status: 409,
  json: {
    code: 'number_taken',
    fields: { number: 'Der findes allerede en konto med det nummer.' },
  },
};

test('an account is answered with its standard number and its VAT code', async () => {
  const { status, json } = await company.owner.call(route, { body });
  expect(status).toBe(201);
  expect(json).toMatchObject({
    number: 1610,
    accountingname: 'Varekøb',
    type: 1,
    vat: 1,
    standardnumber: 1610,
    vatcode: 'K1',
    version: 1,
  });
});

test('a number that is in use is refused at its field (409)', async () => {
  await createAccount(company.owner, { number: 1610 });
  expect(await company.owner.call(route, { body })).toMatchObject(taken);
});

test('the second of two accounts with one number at once is refused (409)', async () => {
  await company.owner.session();
  const send = () => company.owner.call(route, { body });
  const answers = await sendTogether(services().table, [send, send]);
  expect(statusesOf(answers)).toEqual([201, 409]);
  expect(await company.store.accounts.list()).toHaveLength(1);
});

test('two companies have the same number each', async () => {
  const other = await createCompany();
  expect((await company.owner.call(route, { body })).status).toBe(201);
  expect((await other.owner.call(route, { body })).status).toBe(201);
});

test.each<[object, object]>([
  [{ name: '' }, { name: 'Skriv kontoens navn.' }],
  [{ number: '' }, { number: 'Skriv kontoens nummer.' }],
  [{ number: 'abc' }, { number: 'Kontonummeret skal være et helt tal.' }],
  [{ type: 5 }, { type: 'Vælg en type.' }],
  [{ standardnumber: 1890 }, { standardnumber: 'Vælg en konto i standardkontoplanen.' }],
])('%j is refused at its field', async (wrong, fields) => {
  const answer = await company.owner.call(route, { body: { ...body, ...wrong } });
  expect(answer).toMatchObject({ status: 400, json: { fields } });
  expect(await company.store.accounts.list()).toEqual([]);
});
