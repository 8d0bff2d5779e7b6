import type { MailVerdicts } from '@driftig/domain/receipts/receipt-mail';
import * as z from 'zod';

import { consumeBatch } from './consume-batch.ts';

/** A mail that SES received, and checked. */
export interface ReceivedMail {
  /** Its key in the bucket of received mails. */
  readonly key: string;
  /** The sender in the SMTP dialog; '' for a bounce. */
  readonly envelope: string;
  /** The addresses that it was delivered to, also those that no header names. */
  readonly recipients: readonly string[];
  readonly verdicts: MailVerdicts;
}

const verdict = z
  .object({ status: z.string() })
  .default({ status: 'GRAY' })
  .transform(({ status }) => status);

/** The notification of SES's S3 action, which its topic puts into the queue as it is. */
const received = z.object({
  notificationType: z.literal('Received'),
  mail: z.object({ messageId: z.string(), source: z.string().default('') }),
  receipt: z.object({
    recipients: z.array(z.string()),
    spfVerdict: verdict,
    dkimVerdict: verdict,
    dmarcVerdict: verdict,
    spamVerdict: verdict,
    virusVerdict: verdict,
    action: z.object({ type: z.literal('S3'), objectKey: z.string().min(1) }),
  }),
});

/** Makes the Lambda entry of a consumer of received mails. It finds out by itself whose each is. */
export function consumeReceivedMails(handle: (mail: ReceivedMail) => Promise<void>) {
  return consumeBatch((body) => {
    const { data } = received.safeParse(JSON.parse(body));
    if (data === undefined) return undefined;
    const { mail, receipt } = data;
    const { spfVerdict: spf, dkimVerdict: dkim, dmarcVerdict: dmarc } = receipt;
    const { spamVerdict: spam, virusVerdict: virus } = receipt;
    const found: ReceivedMail = {
      key: receipt.action.objectKey,
      // SES writes the empty sender of a bounce as <> or MAILER-DAEMON.
      envelope: /^(<>|mailer-daemon@.*)?$/i.test(mail.source) ? '' : mail.source,
      recipients: receipt.recipients,
      verdicts: { spf, dkim, dmarc, spam, virus },
    };
    return { name: 'mailReceived', id: mail.messageId, handle: () => handle(found) };
  });
}
