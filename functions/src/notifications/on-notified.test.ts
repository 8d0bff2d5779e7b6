import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { applyFor, coming, decide } from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { deliver, expectCompleteMail, mailsTo } from '@driftig/tests/support/stack/mails';
import {
  notifiedOf,
  notify,
  tellAll,
  tellAndMailAll,
} from '@driftig/tests/support/company/notifications';
import { assign, placeShift } from '@driftig/tests/support/company/planning';
import { changeUser } from '@driftig/tests/support/company/users';
import { beforeEach, expect, test, vi } from 'vitest';

import { handler } from './on-notified.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const danish = (date: string) => date.split('-').toReversed().join('-');
const mailed = () => mailsTo(company.employee.user.email);
const choose = (kind: string, mail: number) =>
  company.employee.call(notificationRoutes.saveNotificationChoice, { body: { kind, mail } });

async function decideOne(status: number) {
  const { id } = await applyFor(company.employee, { enddate: coming(1) });
  await decide(company.owner, id, status, { reason: 'Se www.evil.dk, vi har travlt' });
  return id;
}

test('the person reads that it is approved, and for which days', async () => {
  await decideOne(1);
  await tellAndMailAll(company);
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Din ansøgning om ferie er godkendt');
  const days = `${danish(coming())} til ${danish(coming(1))}`;
  expect(mail?.body.text).toContain(`Din ansøgning om ferie ${days} er godkendt.`);
  expect(mail?.body.text).toContain(`${process.env['SITE_URL']}/vacat`);
});

test('or the reason of a rejection, without links typed by users', async () => {
  await decideOne(2);
  await tellAndMailAll(company);
  const [mail] = await mailed();
  expect(mail?.subject).toBe('Din ansøgning om ferie er afvist');
  expect(mail?.body.text).toContain('vi har travlt');
  expect(mail?.body.html).not.toContain('www.evil.dk');
});

test('nothing where it was recalled meanwhile', async () => {
  const id = await decideOne(1);
  await decide(company.owner, id, 0);
  await tellAndMailAll(company);
  expect(await mailed()).toEqual([]);
});

test('a repeated event mails nothing twice, nor do two at once', async () => {
  await decideOne(1);
  await tellAll(company);
  const [event] = await notifiedOf(company);
  await Promise.all([deliver(handler, event), deliver(handler, event)]);
  await deliver(handler, event);
  expect(await mailed()).toHaveLength(1);
});

test('a mail that fails is tried again, and then sent once', async () => {
  await decideOne(1);
  await tellAll(company);
  const [event] = await notifiedOf(company);
  vi.spyOn(SESv2Client.prototype, 'send').mockImplementationOnce(() => {
    throw new Error('SES is down');
  });
  await expect(deliver(handler, event)).rejects.toThrow('batchItemFailures');
  expect(await mailed()).toEqual([]);
  await deliver(handler, event);
  await deliver(handler, event);
  expect(await mailed()).toHaveLength(1);
});

test('choices are followed: none without, more with', async () => {
  await choose('absenceDecided', 0);
  await decideOne(1);
  await choose('orderAssigned', 1);
  const { id, ordernumber } = await placeShift(company.owner, { orderTitle: 'Fest hos fest.dk' });
  await assign(company.owner, id, [company.employee.user.userId]);
  await tellAndMailAll(company);
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe(`Du er sat på ordre ${ordernumber}`);
  expect(mail?.body.text).not.toContain('fest.dk');
});

test('a person deactivated after the notification gets no mail', async () => {
  await decideOne(1);
  await tellAll(company);
  const body = { id: company.employee.user.userId };
  await company.owner.call(employeeRoutes.deactivateEmployee, { body });
  const [event] = await notifiedOf(company);
  await deliver(handler, event);
  expect(await mailed()).toEqual([]);
});

test('no mail about an invoice to a user who is no longer a manager', async () => {
  const { administrator } = company;
  const kind = 'invoiceBounced';
  await administrator.call(notificationRoutes.saveNotificationChoice, { body: { kind, mail: 1 } });
  const facts = {
    number: 7,
    customer: 'Fjord',
    to: 'kunde@fjord.dk',
    problem: 'permanent',
  } as const;
  await notify(company, administrator, { kind, facts });
  await changeUser(administrator.user, { role: 'employee' });
  for (const event of await notifiedOf(company)) await deliver(handler, event);
  expect(await mailsTo(administrator.user.email)).toEqual([]);
});
