import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { newEmail } from '@driftig/tests/support/stack/emails';
import { deliver, eventsOf, mailsTo } from '@driftig/tests/support/stack/mails';
import { expect, test } from 'vitest';

import { handler } from './on-enquiry-answered.ts';

test("the mail has the company's words, its name, and the way back to it", async () => {
  const { owner } = await createCompany({ companyName: 'Nordlys.Event ApS' });
  const enquiry = { dType: 'enquiries', name: 'Maja Holm', date: '2027-06-12' };
  const { json } = await owner.call(recordRoutes.createRecord, { body: enquiry });
  const { id } = json as { id: string };
  const to = newEmail('maja');
  const text = 'Hej <Maja>\n\nDet vil vi gerne.';
  const body = { id, to, subject: 'Din forespørgsel', text, copy: 1 };
  await owner.call(orderRoutes.answerEnquiry, { body });
  const [event] = await eventsOf('enquiryAnswered', ({ enquiryId }) => enquiryId === id);
  await deliver(handler, event);
  const [mail, ...others] = await mailsTo(to);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Din forespørgsel');
  expect(mail?.body.text).toContain('Hej <Maja>\n\nDet vil vi gerne.');
  expect(mail?.body.html).not.toContain('<Maja>');
  expect(mail?.body.text).toContain('Sendt med Driftig for Nordlys Event ApS.');
  expect(mail?.from).toBe('Nordlys Event ApS via Driftig <ingen-svar@driftig.example>');
  expect(mail?.replyTo).toEqual([owner.user.email]);
  expect(mail?.destination.bcc).toEqual([owner.user.email]);
});
