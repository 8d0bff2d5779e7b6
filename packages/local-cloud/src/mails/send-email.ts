import { isEmail } from '@driftig/contracts/wire/email';
import * as z from 'zod';

import type { NewMail } from './mail-store.ts';

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
  /** Base64. */
  RawContent: z.base64(),
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

/** The mail of a SendEmail request, or the reason why it is refused. */
export function readSendEmail(body: unknown): NewMail | { readonly refusal: string } {
  const parsed = sendEmail.safeParse(body);
  if (!parsed.success) return { refusal: z.prettifyError(parsed.error) };
  const { FromEmailAddress, ReplyToAddresses, Destination, Content, EmailTags } = parsed.data;
  const { Html, Text } = Content.Simple.Body;
  return {
    from: FromEmailAddress,
    replyTo: ReplyToAddresses,
    destination: {
      to: Destination.ToAddresses,
      cc: Destination.CcAddresses,
      bcc: Destination.BccAddresses,
    },
    subject: Content.Simple.Subject.Data,
    tags: Object.fromEntries((EmailTags ?? []).map(({ Name, Value }) => [Name, Value])),
    attachments: (Content.Simple.Attachments ?? []).map((file) => ({
      name: file.FileName,
      mediaType: file.ContentType,
      base64: file.RawContent,
    })),
    body: { ...(Html && { html: Html.Data }), ...(Text && { text: Text.Data }) },
  };
}
