import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { enquiriesOf } from '@driftig/tests/support/company/booking';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { eventsOf } from '@driftig/tests/support/stack/mails';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let id: string;
beforeAll(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS' });
});
beforeEach(async () => {
  id = await newEnquiry(company);
});

async function newEnquiry({ owner }: TestCompany): Promise<string> {
  const body = { dType: 'enquiries', name: 'Maja Holm', date: '2027-06-12' };
  return ((await owner.call(recordRoutes.createRecord, { body })).json as { id: string }).id;
}

const letter = { to: 'maja@holm.dk', subject: 'Din forespørgsel', text: 'Hej Maja\n\nJa tak.' };
const answer = (changes: object = {}, headers = {}) => {
  const body = { id, ...letter, ...changes };
  return company.owner.call(orderRoutes.answerEnquiry, { body, headers });
};
const statusOf = async () =>
  (await enquiriesOf(company)).find((one) => one['id'] === id)?.['status'];
const events = () => eventsOf('enquiryAnswered', ({ enquiryId }) => enquiryId === id);

test('an answered enquiry is Besvaret, its mail is on its way, and its history names the receiver', async () => {
  const { status, json } = await answer({ copy: 1 });
  expect([status, json]).toEqual([200, { message: 'Svaret er sendt til maja@holm.dk.' }]);
  expect(await statusOf()).toBe(2);
  const copyTo = company.owner.user.email;
  const payloads = (await events()).map(({ payload }) => payload);
  expect(payloads).toEqual([{ enquiryId: id, ...letter, copyTo }]);
  const query = { dType: 'enquiries', id };
  const history = await company.owner.call(recordRoutes.listHistory, { query });
  expect(JSON.stringify(history.json)).toContain('svarede maja@holm.dk: Din forespørgsel');
});

test('an enquiry that is an order, or was turned down, stays so', async () => {
  await placeOrder(company.owner, { enquiryid: id });
  expect((await answer()).status).toBe(200);
  expect(await statusOf()).toBe(3);
  id = await newEnquiry(company);
  const body = { dType: 'enquiries', id, status: 4 };
  await company.owner.call(recordRoutes.updateRecordById, { body });
  expect((await answer()).status).toBe(200);
  expect(await statusOf()).toBe(4);
});

test('with one key it is one mail; of two colleagues at once one is refused', async () => {
  const headers = { 'idempotency-key': `answer-${id}` };
  await answer({}, headers);
  await answer({}, headers);
  expect(await events()).toHaveLength(1);
  const send = () => answer();
  const both = await sendTogether(services().table, [send, send]);
  expect(statusesOf(both)).toEqual([200, 409]);
  expect(await events()).toHaveLength(2);
});

describe('is refused at its field, and nothing is sent:', () => {
  test.each([
    ['no address', { to: '' }, 'to'],
    ['a line break that begins a header', { to: 'maja@holm.dk\nBcc: x@y.dk' }, 'to'],
    ['a subject of two lines', { subject: 'Svar\nBcc: x@y.dk' }, 'subject'],
    ['no text', { text: ' ' }, 'text'],
  ])('%s', async (_what, changes, field) => {
    const refused = await answer(changes);
    expect(refused.status).toBe(400);
    expect(Object.keys((refused.json as { fields: object }).fields)).toEqual([field]);
    expect([await statusOf(), await events()]).toEqual([1, []]);
  });
});

test("another company's enquiry is not found, and nothing is sent", async () => {
  id = await newEnquiry(await createCompany());
  expect((await answer()).status).toBe(404);
  expect(await events()).toEqual([]);
});

test('a company that has not confirmed its e-mail sends nothing (403), nor one above its limit (429)', async () => {
  company = await createCompany();
  id = await newEnquiry(company);
  const { email } = company.owner.user;
  await changeCompany(company.companyId, { unconfirmedEmail: email });
  expect((await answer()).status).toBe(403);
  await changeCompany(company.companyId, { unconfirmedEmail: '' });
  const to = (count: number) => Array.from({ length: count }, (_, at) => `a${at}@holm.dk`).join();
  for (let sent = 0; sent < 5; sent += 1) expect((await answer({ to: to(10) })).status).toBe(200);
  expect((await answer()).status).toBe(429);
});
