import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import PostalMime from 'postal-mime';

import type { NewMail } from './mail-store.ts';

type TransferEncoding = 'SEVEN_BIT' | 'BASE64' | 'QUOTED_PRINTABLE';

export interface MimeContent {
  /** As an RFC 5322 header: ASCII, other letters as encoded words. */
  readonly from: string;
  readonly replyTo: readonly string[];
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly subject: string;
  readonly html?: string | undefined;
  readonly text?: string | undefined;
  readonly attachments: readonly {
    readonly name: string;
    readonly mediaType: string;
    readonly content: Buffer;
    readonly transferEncoding: TransferEncoding;
  }[];
}

const encodings = {
  SEVEN_BIT: '7bit',
  BASE64: 'base64',
  QUOTED_PRINTABLE: 'quoted-printable',
} as const;

/** The message as it leaves SES, all ASCII, without the BCC recipients. */
export async function composeMime(mail: MimeContent): Promise<string> {
  const composer = new MailComposer({
    replyTo: [...mail.replyTo],
    to: [...mail.to],
    cc: [...mail.cc],
    subject: mail.subject,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.text !== undefined && { text: mail.text }),
    attachments: mail.attachments.map(attachmentOf),
  });
  // The composer would quote encoded words in a name; SES sends this header as it was given.
  return `From: ${mail.from}\r\n${(await composer.compile().build()).toString('latin1')}`;
}

function attachmentOf(file: MimeContent['attachments'][number]) {
  const { name, mediaType, content, transferEncoding } = file;
  return {
    filename: name,
    contentType: mediaType,
    content: transferEncoding === 'SEVEN_BIT' ? sevenBits(content) : content,
    contentTransferEncoding: encodings[transferEncoding],
  };
}

/** A 7bit part has no bytes above 127: the eighth bit is lost on the way. */
function sevenBits(content: Buffer): Buffer {
  return Buffer.from(content.map((byte) => byte & 0x7f));
}

type ReadMail = Pick<NewMail, 'from' | 'subject' | 'body' | 'attachments'>;

/** Reads a message as the receiver's mail client does. */
export async function readMime(mime: string): Promise<ReadMail> {
  const { from, subject, html, text, attachments } = await PostalMime.parse(
    Buffer.from(mime, 'latin1'),
    { attachmentEncoding: 'base64' },
  );
  return {
    from: from?.name ? `${from.name} <${from.address}>` : (from?.address ?? ''),
    subject: subject ?? '',
    body: {
      ...(html !== undefined && { html: withoutLastBreak(html) }),
      ...(text !== undefined && { text: withoutLastBreak(text) }),
    },
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      mediaType: mimeType,
      base64: typeof content === 'string' ? content : '',
    })),
  };
}

/** The line break before a boundary is no part of the content. */
function withoutLastBreak(text: string): string {
  return text.replace(/\r?\n$/, '');
}
