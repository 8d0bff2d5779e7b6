import { orderRoutes } from '@driftig/contracts/orders/routes';
import { services } from '@driftig/functions/pipeline/services';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { holdCommitsUntil } from '../stack/commit-barrier.ts';
import { createCompany, type Caller, type TestCompany } from './company.ts';
import { placeOrder } from './orders.ts';
import { statusesOf } from '../stack/statuses.ts';

/** The two notes of an order, which keep the same promises, by the calls of each. */
const notes = {
  employees: {
    wireName: 'orderdescriptionemployees',
    get: orderRoutes.getNoteForEmployees,
    update: orderRoutes.updateNoteForEmployees,
  },
  administration: {
    wireName: 'orderdescriptionadministration',
    get: orderRoutes.getNoteForAdministration,
    update: orderRoutes.updateNoteForAdministration,
  },
} as const;

type Note = keyof typeof notes;

/** Tests of reading either note; returns the company and the reader. */
export function testsOfReading(note: Note) {
  const { get, wireName } = notes[note];
  const given: { company?: TestCompany } = {};
  beforeAll(async () => {
    given.company = await createCompany();
  });
  const company = () => given.company as TestCompany;
  const ask = (who: Caller, ordernumber: unknown) => who.call(get, { body: { ordernumber } });

  test('the note is answered as text, and as empty text where there is none', async () => {
    const { owner, administrator } = company();
    const text = 'Mød kl. 15:30\nHusk sko';
    const [with_, without] = [
      await placeOrder(owner, { [wireName]: text }),
      await placeOrder(owner),
    ];
    expect((await ask(administrator, with_.ordernumber)).json).toEqual({ text });
    expect((await ask(owner, String(without.ordernumber))).json).toEqual({ text: '' });
  });

  test("another company's order answers as none does", async () => {
    const { owner } = company();
    const [other, { ordernumber }] = [await createCompany(), await placeOrder(owner)];
    const statuses = [
      (await ask(other.owner, ordernumber)).status,
      (await ask(owner, 999_999)).status,
      (await ask(owner, 'x')).status,
    ];
    expect(statuses).toEqual([404, 404, 400]);
  });
  return { company, ask };
}

/** Tests of writing either note. */
export function testsOfWriting(note: Note): void {
  const { get, update } = notes[note];
  let company: TestCompany;
  let ordernumber: number;
  beforeEach(async () => {
    company = await createCompany();
    ({ ordernumber } = await placeOrder(company.owner));
  });
  const write = (text: unknown, changes: object = {}, who = company.owner) =>
    who.call(update, { body: { text, ordernumber, ...changes } });
  const read = async () => (await company.owner.call(get, { body: { ordernumber } })).json;

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
}
