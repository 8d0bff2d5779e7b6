import { isEmail } from '@driftig/contracts/wire/email';
import * as z from 'zod';

import type { NewMail } from './mail-store.ts';
import { composeMime, readMime } from './mime.ts';
import type { MimeContent } from './mime.ts';

/** SES takes only ASCII here: a name with other letters must be an encoded word (RFC 2047). */
const sender = z
  .string()
  .regex(/^([ -~]*<[!-;=?-~]+@[!-;=?-~]+>|[!-;=?-~]+@[!-;=?-~]+)$/, 'Not the address of a sender');
/** SES answers BadRequestException for others. */
const addresses = z.array(z.string().refine(isEmail, 'Not an address')).default([]);
const maxRecipients = 50;

const charset = z.string().optional();
const subject = z.strictObject({ Data: z.string().regex(/^[^\r\n]+$/), Charset: charset });
const part = z.strictObject({ Data: z.string().min(1), Charset: charset });

const attachment = z.strictObject({
  FileName: z.string().min(1).max(255),
  ContentType: z.string(),
  /** Base64 of the SDK's own request; the next field is the file's encoding in the mail. */
  RawContent: z.base64(),
  /** The default is that of SES, which spoils all but ASCII text. */
  ContentTransferEncoding: z.enum(['SEVEN_BIT', 'BASE64', 'QUOTED_PRINTABLE']).default('SEVEN_BIT'),
});

/**
 * The supported part of SendEmail. Fields of SES that are not supported here are refused, so that
 * none is ignored silently.
 */
const sendEmail = z.strictObject({
  FromEmailAddress: sender,
  ReplyToAddresses: addresses,
  Destination: z
    .strictObject({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses })
    .refine((to) => Object.values(to).some((list) => list.length > 0), 'No recipient')
    .refine((to) => Object.values(to).flat().length <= maxRecipients, 'Too many recipients'),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: subject,
      Body: z
        .strictObject({ Html: part.optional(), Text: part.optional() })
        .refine((body) => body.Html ?? body.Text, 'Neither HTML nor text'),
      Attachments: z.array(attachment).optional(),
    }),
  }),
  ConfigurationSetName: z.string().optional(),
  EmailTags: z.array(z.strictObject({ Name: z.string(), Value: z.string() })).optional(),
});

/** The mail of a SendEmail request, as its receiver reads it, or the reason why it is refused. */
export async function readSendEmail(
  body: unknown,
): Promise<NewMail | { readonly refusal: string }> {
  const parsed = sendEmail.safeParse(body);
  if (!parsed.success) return { refusal: z.prettifyError(parsed.error) };
  const { ReplyToAddresses, Destination, EmailTags } = parsed.data;
  const mime = await composeMime(contentOf(parsed.data));
  return {
    ...(await readMime(mime)),
    mime,
    replyTo: ReplyToAddresses,
    destination: {
      to: Destination.ToAddresses,
      cc: Destination.CcAddresses,
      bcc: Destination.BccAddresses,
    },
    tags: Object.fromEntries((EmailTags ?? []).map(({ Name, Value }) => [Name, Value])),
  };
}

function contentOf(request: z.output<typeof sendEmail>): MimeContent {
  const { Subject, Body, Attachments } = request.Content.Simple;
  return {
    from: request.FromEmailAddress,
    replyTo: request.ReplyToAddresses,
    to: request.Destination.ToAddresses,
    cc: request.Destination.CcAddresses,
    subject: Subject.Data,
    html: Body.Html?.Data,
    text: Body.Text?.Data,
    attachments: (Attachments ?? []).map((file) => ({
      name: file.FileName,
      mediaType: file.ContentType,
      content: Buffer.from(file.RawContent, 'base64'),
      transferEncoding: file.ContentTransferEncoding,
    })),
  };
}
