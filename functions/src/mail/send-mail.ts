import { domainToASCII } from 'node:url';

import type { SESv2Client } from '@aws-sdk/client-sesv2';
import * as z from 'zod';

const environment = z.object({
  MAIL_FROM: z.string().min(1),
  OPERATOR_EMAIL: z.string().min(1),
  SITE_URL: z.url(),
});

export interface Mail {
  readonly to: string;
  /** Who gets the answer; nobody where nothing is said. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

let client: SESv2Client | undefined;

/** Sends one mail from the product's own address. The client is loaded by the first who needs it. */
export async function sendMail(mail: Mail): Promise<void> {
  const { SESv2Client, SendEmailCommand } = await import('@aws-sdk/client-sesv2');
  client ??= new SESv2Client({});
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: mailEnvironment().MAIL_FROM,
      Destination: { ToAddresses: [asciiAddress(mail.to)] },
      ...(mail.replyTo !== undefined && { ReplyToAddresses: [asciiAddress(mail.replyTo)] }),
      Content: {
        Simple: {
          Subject: utf8(mail.subject),
          Body: { Text: utf8(mail.text), Html: utf8(mail.html) },
        },
      },
    }),
  );
}

/** A domain with letters like æ travels in its ASCII form. */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}

/** Of the consumers that send mail; fails with the list of what is missing. */
export function mailEnvironment(): z.output<typeof environment> {
  return environment.parse(process.env);
}
