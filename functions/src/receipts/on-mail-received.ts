import { actFor } from '@driftig/data/credentials/acting';
import { findReceiptAddress } from '@driftig/data/receipts/receipt-mail.repository';
import { normalizeEmail } from '@driftig/domain/auth/registration';
import {
  isAutomatic,
  isSenderProven,
  receiptMailLimits,
} from '@driftig/domain/receipts/receipt-mail';

import { consumeReceivedMails, type ReceivedMail } from '../events/consume-received-mails.ts';
import { readMail, removeMail } from '../mail/mail-box.ts';
import { readHead } from '../mail/read-message.ts';
import { services } from '../pipeline/services.ts';
import { takeMail } from './mail/take-mail.ts';

/**
 * Makes receipts of the files of a mail that an active employee sent to the address of their company
 * (product B52). Nothing is kept of any other mail, and the mail itself is removed once it is handled.
 */
export const handler = consumeReceivedMails(async (mail) => {
  const stored = await readMail(mail.key, receiptMailLimits.mail);
  // Delivered twice, and handled by the other run.
  if (stored === undefined) return;
  const head = await readHead(stored.content);
  const sender = { from: head.from, envelope: mail.envelope };
  if (head.from !== '' && isSenderProven(mail.verdicts, sender)) {
    const person = await services().accounts.findByEmail(normalizeEmail(head.from));
    const companies = await companiesOf(mail);
    if (person !== undefined && companies.has(person.companyId)) {
      const isAnswered = !isAutomatic(head.headers, mail.envelope);
      const { companyId, userId } = person;
      await actFor(companyId, () => takeMail({ companyId, userId, head, isAnswered, ...stored }));
    }
  }
  await removeMail(mail.key);
});

/** The companies whose addresses it was sent to. */
async function companiesOf({ recipients }: ReceivedMail): Promise<ReadonlySet<string>> {
  const { environment, table } = services();
  const ending = `@${environment.RECEIPT_MAIL_DOMAIN ?? ''}`;
  const locals = recipients
    .map((address) => address.toLowerCase())
    .filter((address) => address.endsWith(ending))
    .map((address) => address.slice(0, -ending.length));
  const found = await Promise.all(
    [...new Set(locals)].slice(0, mostAddresses).map((local) => findReceiptAddress(table, local)),
  );
  return new Set(found.filter((companyId) => companyId !== undefined));
}

/** More recipients than this are no receipt. */
const mostAddresses = 5;
