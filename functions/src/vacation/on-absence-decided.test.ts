import { applyFor, coming, decide } from '@driftig/tests/support/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company';
import { deliver, eventsOf, expectCompleteMail, mailsTo } from '@driftig/tests/support/mails';
import { beforeEach, expect, test } from 'vitest';

import { handler } from './on-absence-decided.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

/** Decides, and delivers the event after `meanwhile`. */
async function mailsOf(
  status: number,
  meanwhile: (id: string) => Promise<unknown> = () => Promise.resolve(),
) {
  const { id } = await applyFor(company.employee, { enddate: coming(1) });
  await decide(company.owner, id, status, { reason: 'Se www.evil.dk, vi har travlt' });
  const [event] = await eventsOf('absenceDecided', ({ absenceId }) => absenceId === id);
  await meanwhile(id);
  await deliver(handler, event);
  return mailsTo(company.employee.user.email);
}
const danish = (date: string) => date.split('-').toReversed().join('-');

test('the person reads that it is approved, and for which days', async () => {
  const [mail, ...others] = await mailsOf(1);
  expect(others).toEqual([]);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Din ansøgning om ferie er godkendt');
  const days = `${danish(coming())} til ${danish(coming(1))}`;
  expect(mail?.body.text).toContain(`Din ansøgning om ferie ${days} er godkendt.`);
  expect(mail?.body.text).toContain(`${process.env['SITE_URL']}/vacat`);
});

test('or why it is rejected, without a link of somebody’s words', async () => {
  const [mail] = await mailsOf(2);
  expect(mail?.subject).toBe('Din ansøgning om ferie er afvist');
  expect(mail?.body.text).toContain('vi har travlt');
  expect(mail?.body.html).not.toContain('www.evil.dk');
});

test('nothing where it was recalled meanwhile', async () => {
  expect(await mailsOf(1, (id) => decide(company.owner, id, 0))).toEqual([]);
});
