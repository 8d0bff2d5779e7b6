import { addressesIn } from '@driftig/contracts/wire/address-list';
import { companyStore } from '@driftig/data/store';
import { mailSystem } from '@driftig/domain/history/actor-name';
import { ulid } from 'ulid';

import { consume } from '../events/consume.ts';
import { letterOf } from '../mail/letter.ts';
import { sendMail } from '../mail/send-mail.ts';
import { services } from '../pipeline/services.ts';
import { invoiceMailKind, mailTagOf } from './invoice-mail-tag.ts';
import { invoicePdf } from './invoice-pdf.ts';

/**
 * Mails an invoice or its credit note, with the PDF as the site draws it. A repeated event mails it
 * again: better twice than never.
 */
export const handler = consume('invoiceMailed', async ({ companyId, at, payload }) => {
  const scope = { companyId, userId: mailSystem };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  const [invoice, company] = await Promise.all([
    store.invoices.getByNumber(payload.number),
    store.company.get(),
  ]);
  const pdf = await invoicePdf(store, companyId, {
    invoice,
    document: payload.document,
    logo: company.logo,
  });
  const { to, cc = '', copyTo, subject, text } = payload;
  const letter = { to: addressesIn(to), cc: addressesIn(cc), subject, text };
  await sendMail({
    ...letterOf(letter, company.settings),
    ...(copyTo === '' ? {} : { copyTo }),
    attachments: [{ ...pdf, mediaType: 'application/pdf' }],
    about: { companyId, kind: invoiceMailKind, id: mailTagOf(payload.number, payload.at) },
  });
});
