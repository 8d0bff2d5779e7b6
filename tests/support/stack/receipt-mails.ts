import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { handler } from '@driftig/functions/receipts/on-mail-received';
import { receivedEvent, storeReceivedMail } from '@driftig/local-cloud/mails/mail-in';
import { ulid } from 'ulid';

import { receive } from './mails.ts';
import type { Caller } from '../company/company.ts';

interface MailPart {
  readonly content: Uint8Array | string;
  readonly type?: string;
  readonly name?: string;
  /** Other headers of the part, such as Content-ID. */
  readonly headers?: readonly string[];
}

interface Mail {
  readonly from: string;
  readonly subject?: string;
  /** Other headers of the mail. */
  readonly headers?: readonly string[];
  readonly text?: string;
  readonly files?: readonly MailPart[];
  readonly kind?: 'mixed' | 'related';
  readonly messageId?: string;
}

/** A mail as it comes over the wire, with its files in base64. */
export function mimeOf({ from, subject = 'Kvittering', headers = [], ...mail }: Mail): string {
  const { files = [], kind = 'mixed', text = 'Hej', messageId = `<${ulid()}@test>` } = mail;
  const parts = files.map(
    ({ content, type = 'application/pdf', name = 'bon', headers: own = [] }) =>
      [
        `Content-Type: ${type}; name="${name}"`,
        'Content-Transfer-Encoding: base64',
        `Content-Disposition: attachment; filename="${name}"`,
        ...own,
        '',
        Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
      ].join('\r\n'),
  );
  const bodies = [`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`, ...parts];
  return [
    `From: ${from}`,
    'To: bilag@bilag.driftig.example',
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    ...headers,
    'MIME-Version: 1.0',
    `Content-Type: multipart/${kind}; boundary="part"`,
    '',
    ...bodies.map((body) => `--part\r\n${body}`),
    '--part--',
    '',
  ].join('\r\n');
}

/** The company's address for receipts, made anew. */
export async function renewAddress({ call }: Caller): Promise<string> {
  const { json, text } = await call(accountingRoutes.renewReceiptAddress);
  const { address } = json as { readonly address?: string };
  if (address === undefined) throw new Error(`No address: ${text}`);
  return address;
}

interface Delivery {
  readonly to: string;
  readonly content: string | Buffer;
  /** The sender in the SMTP dialog. */
  readonly envelope: string;
  readonly verdicts?: Parameters<typeof receivedEvent>[0]['verdicts'];
}

/** Puts a mail where SES puts it, and gives the notification of it. */
export async function storeMail({ to, content, envelope: source, verdicts = {} }: Delivery) {
  const key = ulid();
  const endpoint = process.env['AWS_ENDPOINT_URL_S3'] ?? '';
  await storeReceivedMail(endpoint, { key, content: Buffer.from(content) });
  return receivedEvent({ key, source, recipients: [to], verdicts });
}

/** Hands a notification to the consumer, with the rights that it has on AWS. */
export const takeIn = (event: object) => receive(handler, event, 'receipts', ['mailIn']);

export const deliverMail = async (delivery: Delivery) => takeIn(await storeMail(delivery));
