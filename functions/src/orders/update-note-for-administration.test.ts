import { orderRoutes } from '@driftig/contracts/orders/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company';
import { holdCommitsUntil } from '@driftig/tests/support/commit-barrier';
import { placeOrder } from '@driftig/tests/support/orders';
import { statusesOf } from '@driftig/tests/support/statuses';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let ordernumber: number;
beforeEach(async () => {
  company = await createCompany();
  ({ ordernumber } = await placeOrder(company.owner));
});

const write = (text: unknown, changes: object = {}, who = company.owner) =>
  who.call(orderRoutes.updateNoteForAdministration, { body: { text, ordernumber, ...changes } });
const read = async () => {
  const asked = { body: { ordernumber } };
  return (await company.owner.call(orderRoutes.getNoteForAdministration, asked)).json;
};

test('a note is written, and emptied by an empty text', async () => {
  const answer = await write('Mød i gården\n<b>kl. 15:30</b>');
  expect(answer.json).toEqual({ message: 'Beskeden er gemt.' });
  expect(await read()).toEqual({ text: 'Mød i gården\n<b>kl. 15:30</b>' });
  await write('');
  expect(await read()).toEqual({ text: '' });
});

test('4,000 characters fit and not one more', async () => {
  const longest = 'æ'.repeat(4000);
  expect((await write(longest)).status).toBe(200);
  expect(await write(`${longest}x`)).toMatchObject({
    status: 400,
    json: { fields: { text: 'Højst 4000 tegn.' } },
  });
  expect(await read()).toEqual({ text: longest });
});

test.each([
  ['a control character', 'a\u0007'],
  ['half a character', '\uD800'],
  ['a number', 5],
])('what is no text is refused: %s', async (_what, text) => {
  expect((await write(text)).status).toBe(400);
  expect(await read()).toEqual({ text: '' });
});

test('of two who write at once one is told (409), and an older version is refused', async () => {
  await company.owner.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  const answers = await Promise.all([write('Først'), write('Sidst')]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect((await write('Igen', { version: 1 })).status).toBe(409);
  expect((await write('Igen', { version: 2 })).status).toBe(200);
});

test("another company's order is answered like an unknown one, and employees are refused", async () => {
  const other = await createCompany();
  const statuses = [
    (await write('x', {}, other.owner)).status,
    (await write('x', { ordernumber: 999_999 })).status,
    (await write('x', {}, company.employee)).status,
  ];
  expect(statuses).toEqual([404, 404, 403]);
});
