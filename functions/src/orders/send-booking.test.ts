import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import {
  bookableDate,
  bookingBody,
  enquiriesOf,
  newSlug,
  openBookingForm,
  sendBooking,
} from '@driftig/tests/support/company/booking';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { newEmail } from '@driftig/tests/support/stack/emails';
import { pendingEvents } from '@driftig/tests/support/stack/outbox';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const thanks = { message: 'Tak, vi har modtaget din forespørgsel.' };
let company: TestCompany;
let slug: string;
beforeEach(async () => {
  company = await createCompany();
  slug = await openBookingForm(company);
});

test("a visitor's form becomes a new enquiry with all 14 fields, and two mails are requested", async () => {
  const { consent: _consent, website: _website, ...fields } = bookingBody();
  const { status, json } = await sendBooking(slug, { ...fields, consent: true });
  expect([status, json]).toEqual([201, thanks]);
  const [enquiry, ...others] = await enquiriesOf(company);
  expect(others).toEqual([]);
  expect(enquiry).toMatchObject({ ...fields, status: 1, orderid: '' });
  const { json: count } = await company.owner.call(orderRoutes.countEnquiries);
  expect(count).toEqual({ count: 1 });
  const events = await pendingEvents(services().table, company.companyId);
  const payload = { enquiryId: enquiry?.['id'] };
  expect(events.map((event) => ({ name: event.name, payload: event.payload }))).toEqual(
    expect.arrayContaining([
      { name: 'enquiryReceived', payload },
      { name: 'enquiryAcknowledged', payload },
    ]),
  );
});

test('when consent was given is kept with the enquiry, also after it is edited', async () => {
  const before = new Date().toISOString();
  await sendBooking(slug);
  const [{ id } = {}] = await enquiriesOf(company);
  const consentAt = async () =>
    (await company.store.records.get('enquiries', String(id))).values['consentAt'];
  const given = await consentAt();
  expect(String(given) >= before && String(given) <= new Date().toISOString()).toBe(true);
  const body = { dType: 'enquiries', status: 2 };
  const params = { id: String(id) };
  expect((await company.owner.call(recordRoutes.updateRecord, { params, body })).status).toBe(200);
  expect(await consentAt()).toBe(given);
});

test('its history says that it came through the form, without a user', async () => {
  const other = await createCompany();
  await sendBooking(slug);
  const [{ id } = {}] = await enquiriesOf(company);
  const query = { dType: 'enquiries', id: String(id) };
  const { json } = await company.owner.call(recordRoutes.listHistory, { query });
  expect(json).toMatchObject([
    { name: 'Kunden', text: 'sendte forespørgslen fra bookingformularen' },
  ]);
  expect(await enquiriesOf(other)).toEqual([]);
});

test('a closed form, one of a suspended company and an unknown one accept nothing', async () => {
  const [closed, suspended] = [await createCompany(), await createCompany()];
  const closedSlug = await openBookingForm(closed, { open: false });
  const suspendedSlug = await openBookingForm(suspended);
  await changeCompany(suspended.companyId, { suspended: true });
  for (const one of [newSlug(), closedSlug, suspendedSlug])
    expect((await sendBooking(one)).status).toBe(404);
  expect(await enquiriesOf(closed)).toEqual([]);
  expect(await enquiriesOf(suspended)).toEqual([]);
});

test('a robot that fills in the honeypot gets the same answer, and nothing is kept', async () => {
  const { status, json } = await sendBooking(slug, bookingBody({ website: 'https://x.example' }));
  expect([status, json]).toEqual([201, thanks]);
  expect(await enquiriesOf(company)).toEqual([]);
});

test('sent twice under one key it is one enquiry, in turn and at once', async () => {
  const once = bookingBody({ sendid: ulid() });
  expect((await sendBooking(slug, once)).status).toBe(201);
  expect((await sendBooking(slug, once)).status).toBe(201);
  const atOnce = bookingBody({ sendid: ulid() });
  const answers = await Promise.all([sendBooking(slug, atOnce), sendBooking(slug, atOnce)]);
  expect(answers.map(({ status, json }) => [status, json])).toEqual([
    [201, thanks],
    [201, thanks],
  ]);
  expect(await enquiriesOf(company)).toHaveLength(2);
  const changed = await sendBooking(slug, { ...once, name: 'En anden' });
  expect([changed.status, changed.json]).toMatchObject([409, { code: 'key_reused' }]);
});

describe('within 15 minutes', () => {
  test('an address sends ten forms, robots included', async () => {
    const address = ulid();
    const website = 'x';
    const answers = await Promise.all(
      Array.from({ length: 13 }, () => sendBooking(slug, bookingBody({ website }), address)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  test('an e-mail gets three mails, however it is written', async () => {
    const email = newEmail('maja');
    const statuses = [];
    for (const written of [email, email.toUpperCase(), email.replace('@', '+fest@'), email])
      statuses.push((await sendBooking(slug, bookingBody({ email: written }))).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  test('a company gets a hundred forms', async () => {
    const { attempts } = services();
    const now = Math.floor(Date.now() / 1000);
    for (let sent = 0; sent < 99; sent += 1)
      await attempts.countAttempt(`booking-at:${company.companyId}`, now, 100);
    expect((await sendBooking(slug)).status).toBe(201);
    expect((await sendBooking(slug)).status).toBe(429);
    expect(await enquiriesOf(company)).toHaveLength(1);
  });
});

describe('a missing or wrong field is refused at its field, and nothing is kept', () => {
  test.each<[string, unknown, string]>([
    ['name', '', 'Skriv dit navn.'],
    ['name', 'Maja\nBcc: x@y.dk', 'Skal stå på én linje.'],
    ['name', 'x'.repeat(121), 'Højst 120 tegn.'],
    ['email', '', 'Skriv din e-mail.'],
    ['email', 'maja@@holm.dk', 'Indtast en gyldig email'],
    ['date', '', 'Vælg en dato.'],
    ['date', '2020-01-01', 'Datoen er allerede forbi.'],
    ['date', '2090-01-01', 'Datoen er mere end fem år ude i fremtiden.'],
    ['fromtime', '25:00', 'Klokkeslættet skal skrives som tt:mm.'],
    ['numberofparticipants', -1, 'Skal være et helt tal på mindst 0.'],
    ['event', 'a\u202Eb', 'Tegn, der vender skriveretningen, kan ikke bruges.'],
    ['message', 'x'.repeat(4001), 'Højst 4000 tegn.'],
    ['message', '\u0000', 'Teksten har ugyldige tegn.'],
    ['consent', false, 'Sæt kryds, så vi må gemme det, du har skrevet.'],
    ['consent', undefined, 'Sæt kryds, så vi må gemme det, du har skrevet.'],
  ])('%s %j', async (field, value, text) => {
    const answer = await sendBooking(slug, bookingBody({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ fields: { [field]: text } });
    expect(await enquiriesOf(company)).toEqual([]);
  });

  test.each(['status', 'orderid', 'id', 'companyId', 'consentAt'])(
    '%s is not for a visitor to say',
    async (field) => {
      expect((await sendBooking(slug, bookingBody({ [field]: '1' }))).status).toBe(400);
      expect(await enquiriesOf(company)).toEqual([]);
    },
  );
});

test('name, e-mail, date and consent are enough', async () => {
  const body = { name: 'Bo', email: newEmail('bo'), date: bookableDate, consent: true };
  expect((await sendBooking(slug, body)).status).toBe(201);
  expect(await enquiriesOf(company)).toMatchObject([{ name: 'Bo', event: '', message: '' }]);
});
