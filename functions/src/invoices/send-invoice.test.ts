import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { eventsOf } from '@driftig/tests/support/stack/mails';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id } = await issue(company.owner));
});

const letter = { to: 'lone@havn.dk', subject: 'Faktura 1', text: 'Hej Lone\n\nHer er fakturaen.' };
const send = (changes: object = {}, headers = {}) => {
  const body = { id, ...letter, ...changes };
  return company.owner.call(invoiceRoutes.sendInvoice, { body, headers });
};
const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}@havn.dk`).join(', ');
const printable = async () => {
  const body = { invoicenumber: 1 };
  return (await company.owner.call(invoiceRoutes.getPrintableInvoice, { body })).json;
};
const events = () => eventsOf('invoiceMailed', ({ to }) => to === letter.to);

test('a mailed invoice is Sent, with recipients and time', async () => {
  const answer = await send();
  expect([answer.status, answer.json]).toEqual([
    200,
    { message: 'Fakturaen er sendt til lone@havn.dk.', first: 1 },
  ]);
  expect(await printable()).toMatchObject({ status: 4, mailedto: 'lone@havn.dk' });
  const [event] = await events();
  expect(event?.payload).toMatchObject({ number: 1, document: 'invoice', ...letter, copyTo: '' });
});

test('a paid invoice that is sent stays Payed', async () => {
  await setStatus(company.owner, id, 3);
  await send();
  expect(await printable()).toMatchObject({ status: 3, mailedto: 'lone@havn.dk' });
});

test('sent twice it is the same invoice; with one key it is one mail', async () => {
  const before = (await events()).length;
  const headers = { 'idempotency-key': 'mail-this-once' };
  await send({}, headers);
  await send({}, headers);
  expect(await events()).toHaveLength(before + 1);
  await send();
  expect(await events()).toHaveLength(before + 2);
  expect((await company.store.series.read()).invoice).toBe(2);
});

test('only the first invoice of a company that leaves is the first', async () => {
  const second = await issue(company.owner);
  const isFirst = async (changes: object = {}, headers = {}) =>
    ((await send(changes, headers)).json as { readonly first: number }).first;
  const headers = { 'idempotency-key': 'the-first-one' };
  expect(await isFirst({}, headers)).toBe(1);
  // The answer of a retry is the one that was lost.
  expect(await isFirst({}, headers)).toBe(1);
  expect(await isFirst()).toBe(0);
  expect(await isFirst({ id: second.id })).toBe(0);
});

test('the sender alone gets a copy', async () => {
  await send({ copy: 1 });
  const [event] = await events();
  expect(event?.payload).toMatchObject({ copyTo: company.owner.user.email });
});

test('a credited invoice is not sent (409): its credit note is', async () => {
  expect((await send({ creditnote: 1 })).status).toBe(409);
  expect(await printable()).not.toHaveProperty('creditmailed');
  expect((await send()).status).toBe(200);
  await setStatus(company.owner, id, 5);
  expect(await printable()).toMatchObject({ mailedto: 'lone@havn.dk', creditmailed: 0 });
  const refused = await send();
  expect(refused.json).toMatchObject({
    message: 'Fakturaen er krediteret. Send kreditnotaen i stedet.',
  });
  expect((await send({ creditnote: 1 })).json).toEqual({
    message: 'Kreditnotaen er sendt til lone@havn.dk.',
    first: 0,
  });
  expect(await printable()).toMatchObject({ status: 5, creditmailed: 1 });
});

describe('is refused at its field, and nothing is sent:', () => {
  test.each([
    ['no address', { to: '' }, 'to'],
    ['an address that no server takes', { to: 'lone@havn.dk>' }, 'to'],
    ['one of several that is no address', { to: 'lone@havn.dk, bo@' }, 'to'],
    ['a line break that begins a header', { to: 'lone@havn.dk\nBcc: x@y.dk' }, 'to'],
    ['eleven receivers', { to: addresses(11) }, 'to'],
    ['a copy to no address', { cc: 'bo' }, 'cc'],
    ['eleven copies', { cc: addresses(11) }, 'cc'],
    ['no subject', { subject: ' ' }, 'subject'],
    ['a subject of two lines', { subject: 'Faktura\nBcc: x@y.dk' }, 'subject'],
    ['no text', { text: '' }, 'text'],
    ['a text of 4,001 characters', { text: 'x'.repeat(4001) }, 'text'],
  ])('%s', async (_what, changes, field) => {
    const answer = await send(changes);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([field]);
    expect(await printable()).toMatchObject({ status: 1 });
  });
});

test('a company that has not confirmed its e-mail sends nothing (403)', async () => {
  await changeCompany(company.companyId, { unconfirmedEmail: company.owner.user.email });
  expect((await send()).status).toBe(403);
});

test('each receiver counts: a new company sends to 50 a day', async () => {
  for (let count = 0; count < 5; count += 1)
    expect((await send({ to: addresses(9), cc: 'b@havn.dk' })).status).toBe(200);
  expect((await send()).status).toBe(429);
});

test('a new company sends 50 a day, and then waits (429)', async () => {
  for (let count = 0; count < 50; count += 1) expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(900);
});

test("another company's invoice is not found", async () => {
  const other = await createCompany();
  expect((await send({ id: (await issue(other.owner)).id })).status).toBe(404);
});
