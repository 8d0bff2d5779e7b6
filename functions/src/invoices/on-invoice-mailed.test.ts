import { authRoutes } from '@driftig/contracts/auth/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { renderInvoicePdf } from '@driftig/documents/invoice-pdf';
import { documentOf } from '@driftig/documents/printed-invoice';
import { createCompany, testPassword } from '@driftig/tests/support/company/company';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { deliver, eventsOf, mailsTo } from '@driftig/tests/support/stack/mails';
import { readPdf } from '@driftig/tests/support/files/read-pdf';
import { expect, test } from 'vitest';

import { handler } from './on-invoice-mailed.ts';

async function mailOf(to: string, creditnote: 0 | 1) {
  const { owner } = await createCompany({ companyName: 'Nordlys.Event ApS' });
  const { id } = await issue(owner);
  if (creditnote === 1) await setStatus(owner, id, 5);
  const text = 'Hej <Lone>\n\nHer er den.';
  const body = { id, creditnote, to, subject: 'Faktura 1 fra Nordlys', text, copy: 1 };
  await owner.call(invoiceRoutes.sendInvoice, { body });
  const [event] = await eventsOf('invoiceMailed', (payload) => payload.to === to);
  await deliver(handler, event);
  return { owner, mail: (await mailsTo(to)).at(-1) };
}

test('the mail has what was written, the PDF, and the way back to the company', async () => {
  const { owner, mail } = await mailOf('lone@mailed.dk', 0);
  expect(mail?.subject).toBe('Faktura 1 fra Nordlys');
  expect(mail?.body.text).toContain('Hej <Lone>\n\nHer er den.');
  expect(mail?.body.html).not.toContain('<Lone>');
  expect(mail?.body.text).toContain('Sendt med Driftig for Nordlys Event ApS.');
  expect(mail?.from).toBe('Nordlys Event ApS via Driftig <ingen-svar@driftig.example>');
  expect(mail?.replyTo).toEqual([owner.user.email]);
  expect(mail?.destination.bcc).toEqual([owner.user.email]);
});

test('the PDF arrives byte for byte in the mail client of its receiver', async () => {
  const { owner, mail } = await mailOf('lone@received.dk', 0);
  const [file] = mail?.attachments ?? [];
  expect(file).toMatchObject({ name: 'Faktura-1.pdf', mediaType: 'application/pdf' });
  const { json } = await owner.call(invoiceRoutes.getPrintableInvoice, {
    body: { invoicenumber: 1 },
  });
  const printable = invoiceRoutes.getPrintableInvoice.response.parse(json);
  const pdf = Buffer.from(file?.base64 ?? '', 'base64');
  expect(pdf.equals(await renderInvoicePdf(documentOf(printable)))).toBe(true);
  expect(pdf.length).toBeLessThan(150_000);
});

test('the credit note of a credited invoice is mailed the same way, as its own PDF', async () => {
  const { mail } = await mailOf('lone@credited.dk', 1);
  expect(mail?.attachments).toMatchObject([{ name: 'Kreditnota-1.pdf' }]);
  const content = Buffer.from(mail?.attachments[0]?.base64 ?? '', 'base64');
  const [page] = await readPdf(new Uint8Array(content));
  expect(page?.text).toContain('Kreditnota 1');
});

test('several receivers and a copy get one mail, and see each other', async () => {
  const { owner } = await createCompany();
  const { id } = await issue(owner);
  const to = 'lone@several.dk; Lone@Several.dk bo@several.dk';
  const body = { id, to, cc: 'bo@several.dk, revisor@several.dk', subject: 'F', text: 'Hej' };
  await owner.call(invoiceRoutes.sendInvoice, { body });
  const [event] = await eventsOf('invoiceMailed', (payload) => payload.to.includes('@several.dk'));
  await deliver(handler, event);
  const mails = await mailsTo('bo@several.dk');
  expect(mails.map(({ destination }) => destination)).toEqual([
    { to: ['Lone@several.dk', 'bo@several.dk'], cc: ['revisor@several.dk'], bcc: [] },
  ]);
});

test('after a change of the name the mails have the new one, and the documents the old one', async () => {
  const { owner } = await createCompany({ companyName: 'Nordlys Event ApS' });
  const [kept, credited] = [await issue(owner), await issue(owner)];
  await setStatus(owner, credited.id, 5);
  const mailed = async (to: string, { id }: { readonly id: string }, creditnote: 0 | 1) => {
    const body = { id, creditnote, to, subject: 'Til jer', text: 'Hej' };
    await owner.call(invoiceRoutes.sendInvoice, { body });
    const [event] = await eventsOf('invoiceMailed', (payload) => payload.to === to);
    await deliver(handler, event);
  };
  await mailed('before@renamed.dk', kept, 0);
  const sent = await mailsTo('before@renamed.dk');
  const body = { companyName: 'Sydlys Fest ApS', password: testPassword, version: 1 };
  expect((await owner.call(authRoutes.renameCompany, { body })).status).toBe(200);
  await mailed('again@renamed.dk', kept, 0);
  await mailed('credit@renamed.dk', credited, 1);
  for (const to of ['again@renamed.dk', 'credit@renamed.dk']) {
    const mail = (await mailsTo(to)).at(-1);
    const [page] = await readPdf(
      new Uint8Array(Buffer.from(mail?.attachments[0]?.base64 ?? '', 'base64')),
    );
    expect(page?.text).toContain('Nordlys Event ApS');
    expect(page?.text).not.toContain('Sydlys');
    expect(mail?.from).toContain('Sydlys Fest ApS via Driftig');
  }
  expect(await mailsTo('before@renamed.dk')).toEqual(sent);
  expect(sent[0]?.from).toContain('Nordlys Event ApS via Driftig');
});
