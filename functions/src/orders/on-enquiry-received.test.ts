import {
  bookingBody,
  enquiriesOf,
  openBookingForm,
  sendBooking,
} from '@driftig/tests/support/company/booking';
import { saveSettings } from '@driftig/tests/support/company/company-settings';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { newEmail } from '@driftig/tests/support/stack/emails';
import { deliver, eventsOf, expectCompleteMail, mailsTo } from '@driftig/tests/support/stack/mails';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { unconfirm } from '@driftig/tests/support/company/unconfirmed';
import { expect, test } from 'vitest';

import { handler } from './on-enquiry-received.ts';

/** Sends the form and delivers its event, after `meanwhile`. */
async function mailOf(
  company: TestCompany,
  body: object = bookingBody(),
  meanwhile: (enquiryId: string) => Promise<unknown> = () => Promise.resolve(),
) {
  const to = newEmail('kontor');
  await saveSettings(company, { gemail: to });
  await sendBooking(await openBookingForm(company), body);
  const [{ id } = {}] = await enquiriesOf(company);
  await meanwhile(String(id));
  const [event] = await eventsOf('enquiryReceived', ({ enquiryId }) => enquiryId === id);
  await deliver(handler, event);
  return { mails: await mailsTo(to), id };
}

test('the company reads what was asked, answers the sender and opens it in Driftig', async () => {
  const body = bookingBody({ date: '2028-06-12' });
  const { mails, id } = await mailOf(await createCompany(), body);
  const [mail, ...others] = mails;
  expect(others).toEqual([]);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Ny forespørgsel fra Maja Holm');
  expect(mail?.replyTo).toEqual([body.email]);
  const text = mail?.body.text ?? '';
  expect(text).toContain('Det gælder Reception den 12-06-2028 kl. 17:00 til 23:59.');
  expect(text).toContain(`${process.env['SITE_URL']}/enquiries/${String(id)}`);
  for (const fact of [
    'Telefon: 22 33 44 55',
    'Deltagere: 80',
    'Fra sted: Aarhus Ø',
    'Til sted: Moesgaard Strand',
    'Pynt: Lyskæder',
    'Drikkevarer: Øl og vin',
    'Besked: Med scene?\nOg uden?',
    'Med flaske',
  ])
    expect(text).toContain(fact);
});

test("nothing that a stranger writes becomes a link or another's line", async () => {
  const link = 'https://evil.example/x www.evil.dk x@evil.dk <a href="//evil.dk">klik</a>';
  const fields = ['name', 'event', 'from', 'to', 'decoration', 'drinks', 'message'];
  const hostile = Object.fromEntries(fields.map((name) => [name, link]));
  const { mails } = await mailOf(await createCompany(), bookingBody(hostile));
  const [mail] = mails;
  expectCompleteMail(mail);
  expect(mail?.body.text).not.toMatch(/evil\.|www\.|evil\.dk|x@/);
  expect(mail?.body.html).not.toContain('<a href="//');
});

test('empty fields are not mentioned', async () => {
  const { name, email, date, consent } = bookingBody();
  const { mails } = await mailOf(await createCompany(), { name, email, date, consent });
  expectCompleteMail(mails[0]);
  expect(mails[0]?.body.text).not.toMatch(/Telefon|Deltagere|Besked|Med flaske|kl\./);
});

test('no mail for a company that has not confirmed its e-mail or was suspended', async () => {
  const [unconfirmed, suspended] = [await createCompany(), await createCompany()];
  const first = await mailOf(unconfirmed, bookingBody(), () => unconfirm(unconfirmed.owner.user));
  const second = await mailOf(suspended, bookingBody(), () =>
    changeCompany(suspended.companyId, { suspended: true }),
  );
  expect([...first.mails, ...second.mails]).toEqual([]);
});
