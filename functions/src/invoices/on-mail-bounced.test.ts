import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { takeMailProblems } from '@driftig/local-cloud/stand-ins/ses';
import { createCompany, type TestCompany } from '@driftig/tests/support/company';
import { issue } from '@driftig/tests/support/invoices';
import { deliver, eventsOf, receive } from '@driftig/tests/support/mails';
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
  await receive(handler, event);
  expect(await printable(company)).toMatchObject({ mailedto: to, mailproblem: problem });
  const query = { dType: 'invoices', id };
  const { json } = await company.owner.call(recordRoutes.listHistory, { query });
  expect(json).toMatchObject([{ name: 'Mailsystemet' }, {}, {}]);
});

test('an older mail that comes back says nothing of the newer one', async () => {
  const company = await createCompany();
  const { id } = await issue(company.owner);
  const [event = {}] = await mailTo(company, id, 'bounce+b@simulator.amazonses.com');
  await mailTo(company, id, 'lone@newer.dk');
  await receive(handler, event);
  expect(await printable(company)).not.toHaveProperty('mailproblem');
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
  await receive(handler, about('user', '1_1'));
  await receive(handler, about('invoice', 'x'));
  await receive(handler, about('invoice', '99_1'));
  expect(await printable(company)).not.toHaveProperty('mailproblem');
});
