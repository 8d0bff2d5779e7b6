import { domainToASCII } from 'node:url';

import type { SESv2Client } from '@aws-sdk/client-sesv2';
import * as z from 'zod';

import { senderOf } from './sender.ts';
import { timeLimits } from '../pipeline/time-limits.ts';

const environment = z.object({
  MAIL_FROM: z.string().min(1),
  MAIL_CONFIGURATION_SET: z.string().min(1),
  OPERATOR_EMAIL: z.string().min(1),
  SITE_URL: z.url(),
});

export interface Mail {
  readonly to: readonly string[];
  /** The company that a mail to its customer is from; without it the product. */
  readonly fromCompany?: string;
  /** Address for answers; without it they go to the sender, an unread mailbox. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly cc?: readonly string[];
  /** BCC address. */
  readonly copyTo?: string;
  readonly attachments?: readonly MailAttachment[];
  /** Comes back with a bounce or complaint; see docs/decisions/0014. */
  readonly about?: MailSubject;
}

interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** A record of a company: `kind` and `id` as the audit trail names it, such as user and its id. */
export interface MailSubject {
  readonly companyId: string;
  readonly kind: string;
  readonly id: string;
}

/** Tags of a mail, which SES returns in its events about that mail. */
export const mailTags = { companyId: 'company', kind: 'kind', id: 'id' } as const;

let client: SESv2Client | undefined;

/** Sends one mail from the product's own address. Loads the SES client on first use. */
export async function sendMail(mail: Mail): Promise<void> {
  const { SESv2Client, SendEmailCommand } = await import('./ses.ts');
  client ??= new SESv2Client({ requestHandler: timeLimits });
  const { MAIL_FROM, MAIL_CONFIGURATION_SET } = mailEnvironment();
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: senderOf(MAIL_FROM, mail.fromCompany),
      ConfigurationSetName: MAIL_CONFIGURATION_SET,
      ...(mail.about && { EmailTags: tagsOf(mail.about) }),
      Destination: {
        ToAddresses: mail.to.map(asciiAddress),
        ...(mail.cc !== undefined && { CcAddresses: mail.cc.map(asciiAddress) }),
        ...(mail.copyTo !== undefined && { BccAddresses: [asciiAddress(mail.copyTo)] }),
      },
      ...(mail.replyTo !== undefined && { ReplyToAddresses: [asciiAddress(mail.replyTo)] }),
      Content: {
        Simple: {
          Subject: utf8(mail.subject),
          Body: { Text: utf8(mail.text), Html: utf8(mail.html) },
          ...(mail.attachments && { Attachments: mail.attachments.map(attachmentOf) }),
        },
      },
    }),
  );
}

function attachmentOf({ name, mediaType, content }: MailAttachment) {
  return {
    FileName: name,
    ContentType: mediaType,
    RawContent: content,
    // The default of SES is 7bit, in which a PDF arrives broken.
    ContentTransferEncoding: 'BASE64' as const,
  };
}

/** SES takes letters, digits, dashes and underscores in a tag, which our ids are made of. */
function tagsOf(about: MailSubject) {
  return [
    { Name: mailTags.companyId, Value: about.companyId },
    { Name: mailTags.kind, Value: about.kind },
    { Name: mailTags.id, Value: about.id },
  ];
}

/** SES takes domains in ASCII only, so one with letters like æ is punycoded. */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}

/** The environment of consumers that send mail; throws with the list of what is missing. */
export function mailEnvironment(): z.output<typeof environment> {
  return environment.parse(process.env);
}
