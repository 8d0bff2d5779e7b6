import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { takeMailProblems } from '@driftig/local-cloud/stand-ins/ses';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { deliver, eventsOf, receive } from '@driftig/tests/support/stack/mails';
import { shownTo, tellAll } from '@driftig/tests/support/company/notifications';
import { changeUser } from '@driftig/tests/support/company/users';
import { expect, test } from 'vitest';

import { handler as sendMailed } from './on-invoice-mailed.ts';
import { handler } from './on-mail-bounced.ts';

async function mailTo(company: TestCompany, id: string, to: string): Promise<readonly object[]> {
  const body = { id, to, subject: 'Faktura', text: 'Hej' };
  await company.owner.call(invoiceRoutes.sendInvoice, { body });
  const [event] = await eventsOf('invoiceMailed', (payload) => payload.to === to);
  await deliver(sendMailed, event);
  const problems = await takeMailProblems(process.env['AWS_ENDPOINT_URL_SESV2'] ?? '');
  return problems.filter((one) => JSON.stringify(one).includes(company.companyId));
}

const printable = async ({ owner }: TestCompany) =>
  (await owner.call(invoiceRoutes.getPrintableInvoice, { body: { invoicenumber: 1 } })).json;

test.each([
  ['permanent', 'bounce+a@simulator.amazonses.com'],
  ['passing', 'softbounce+a@simulator.amazonses.com'],
  ['complaint', 'complaint+a@simulator.amazonses.com'],
])('an invoice says that its mail came back: %s', async (problem, to) => {
  const company = await createCompany();
  const { id } = await issue(company.owner);
  const [event = {}] = await mailTo(company, id, to);
  await receive(handler, event, 'invoices');
  expect(await printable(company)).toMatchObject({
    mailedto: to,
    mailproblems: [{ email: to, problem }],
  });
  const query = { dType: 'invoices', id };
  const { json } = await company.owner.call(recordRoutes.listHistory, { query });
  expect(json).toMatchObject([{ name: 'Mailsystemet' }, {}, {}]);
});

test('names exactly the recipients it came back from', async () => {
  const company = await createCompany();
  const { id } = await issue(company.owner);
  const to = 'bounce+d@simulator.amazonses.com, complaint+d@simulator.amazonses.com, lone@havn.dk';
  const events = await mailTo(company, id, to.replaceAll(' ', ''));
  expect(events).toHaveLength(2);
  for (const event of events) await receive(handler, event, 'invoices');
  expect(await printable(company)).toMatchObject({
    mailedto: to,
    mailproblems: [
      { email: 'bounce+d@simulator.amazonses.com', problem: 'permanent' },
      { email: 'complaint+d@simulator.amazonses.com', problem: 'complaint' },
    ],
  });
  await tellAll(company);
  expect(await shownTo(company.owner)).toHaveLength(2);
});

test("the sender's own copy that comes back says nothing of the customer's mail", async () => {
  const company = await createCompany();
  const { id } = await issue(company.owner);
  const [event = {}] = await mailTo(company, id, 'bounce+e@simulator.amazonses.com');
  const ofCopy = JSON.parse(
    JSON.stringify(event).replace('"bounce+e@simulator', '"somebody+e@simulator'),
  ) as object;
  await receive(handler, ofCopy, 'invoices');
  expect(await printable(company)).not.toHaveProperty('mailproblems');
});

test('the sender is notified once, also when it is reported again and twice concurrently', async () => {
  const company = await createCompany();
  const { id } = await issue(company.owner);
  const [event = {}] = await mailTo(company, id, 'bounce+c@simulator.amazonses.com');
  // One of two concurrent runs may conflict with the other, and is retried.
  const batch = { Records: [{ messageId: '1', body: JSON.stringify(event) }] };
  await Promise.all([1, 2].map(() => handler(batch as Parameters<typeof handler>[0])));
  await receive(handler, event, 'invoices');
  await tellAll(company);
  expect(await shownTo(company.owner)).toMatchObject([
    { kind: 'invoiceBounced', title: 'Mailen med faktura 1 er kommet retur', path: '/invo/1' },
  ]);
  expect(await shownTo(company.administrator)).toEqual([]);
});

test('where the sender has left every manager is told, and no employee', async () => {
  const company = await createCompany();
  const { administrator, owner } = company;
  const { id } = await issue(owner);
  const [event = {}] = await mailTo(company, id, 'complaint+c@simulator.amazonses.com');
  await changeUser(owner.user, { role: 'employee' });
  await receive(handler, event, 'invoices');
  await tellAll(company);
  expect(await shownTo(administrator)).toMatchObject([{ kind: 'invoiceBounced' }]);
  for (const who of [owner, company.employee]) expect(await shownTo(who)).toEqual([]);
});

test('an older mail that comes back says nothing of the newer one', async () => {
  const company = await createCompany();
  const { id } = await issue(company.owner);
  const [event = {}] = await mailTo(company, id, 'bounce+b@simulator.amazonses.com');
  await mailTo(company, id, 'lone@newer.dk');
  await receive(handler, event, 'invoices');
  expect(await printable(company)).not.toHaveProperty('mailproblems');
});

test('a mail about something else, or about no invoice, changes nothing', async () => {
  const company = await createCompany();
  await issue(company.owner);
  const about = (kind: string, id: string) => ({
    detail: {
      eventType: 'Complaint',
      complaint: { timestamp: '2026-11-22T09:30:00.000Z' },
      mail: { messageId: 'm', tags: { company: [company.companyId], kind: [kind], id: [id] } },
    },
  });
  await receive(handler, about('user', '1_1'), 'invoices');
  await receive(handler, about('invoice', 'x'), 'invoices');
  await receive(handler, about('invoice', '99_1'), 'invoices');
  expect(await printable(company)).not.toHaveProperty('mailproblems');
});
