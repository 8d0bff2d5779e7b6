import { recordRoutes } from '@driftig/contracts/records/routes';
import {
  bookingBody,
  enquiriesOf,
  openBookingForm,
  sendBooking,
} from '@driftig/tests/support/company/booking';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { newEmail } from '@driftig/tests/support/stack/emails';
import { deliver, eventsOf, expectCompleteMail, mailsTo } from '@driftig/tests/support/stack/mails';
import { unconfirm } from '@driftig/tests/support/company/unconfirmed';
import { expect, test } from 'vitest';

import { handler } from './on-enquiry-acknowledged.ts';

/** Sends the form and delivers its event, after `meanwhile`. */
async function mailsOf(
  company: TestCompany,
  body: Readonly<Record<string, unknown>>,
  meanwhile: (enquiryId: string) => Promise<unknown> = () => Promise.resolve(),
) {
  const email = newEmail('maja');
  await sendBooking(await openBookingForm(company), bookingBody({ ...body, email }));
  const [{ id } = {}] = await enquiriesOf(company);
  await meanwhile(String(id));
  const [event] = await eventsOf('enquiryAcknowledged', ({ enquiryId }) => enquiryId === id);
  await deliver(handler, event);
  return mailsTo(email);
}

test("the sender of the form gets the event's time by mail, and answers go to the company", async () => {
  const company = await createCompany({ companyName: 'Nordlys Event ApS' });
  const [mail, ...others] = await mailsOf(company, { date: '2028-06-12' });
  expect(others).toEqual([]);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Nordlys Event ApS har modtaget din forespørgsel');
  expect(mail?.from).toBe('Nordlys Event ApS via Driftig <ingen-svar@driftig.example>');
  expect(mail?.replyTo).toEqual([company.owner.user.email]);
  expect(mail?.body.text).toContain('Hej Maja Holm');
  expect(mail?.body.text).toContain('den 12-06-2028 kl. 17:00 til 23:59');
});

test("the mail carries no stranger's text or link, since the address may be anybody's", async () => {
  const company = await createCompany({ companyName: 'Vind på evil.dk' });
  const text = 'Vind på https://evil.example';
  const fields = ['name', 'event', 'from', 'to', 'decoration', 'drinks', 'message'];
  const hostile = Object.fromEntries(fields.map((field) => [field, text]));
  const [mail] = await mailsOf(company, { ...hostile, message: 'Overfør 500 kr.' });
  expectCompleteMail(mail);
  expect(mail?.body.text).not.toMatch(/evil\.|https?:|Overfør/);
});

test('no mail from a company that has not confirmed its e-mail', async () => {
  const company = await createCompany();
  expect(await mailsOf(company, {}, () => unconfirm(company.owner.user))).toEqual([]);
});

test('no mail of an enquiry that was deleted meanwhile', async () => {
  const company = await createCompany();
  const remove = (id: string) =>
    company.owner.call(recordRoutes.deleteRecord, { body: { dType: 'enquiries', id } });
  expect(await mailsOf(company, {}, remove)).toEqual([]);
});
