import PostalMime from 'postal-mime';

/** The headers of a mail. */
interface MessageHead {
  /** Lower case; '' unless the mail has exactly one sender. */
  readonly from: string;
  readonly subject: string;
  /** '' where it has none. */
  readonly messageId: string;
  /** The first of each header, by its name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
}

interface MessageFile {
  readonly content: Buffer;
  /** Shown inside of the mail's text. */
  readonly isInText: boolean;
}

/** Nested parts and header bytes, above which a mail is hostile. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 3 };
const longestHead = limits.maxHeadersSize;

/** The end of the headers; of a mail without a body its own end. */
function endOfHead(content: Buffer): number {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => content.indexOf(end)).filter((at) => at >= 0);
  return Math.min(longestHead, content.length, ...ends);
}

/** The mail behind its headers. */
export const bodyOf = (content: Buffer): Buffer => content.subarray(endOfHead(content));

/** Reads the headers alone. Two senders, or a mail that hides one behind another, count as none. */
export async function readHead(content: Buffer): Promise<MessageHead> {
  const mail = await PostalMime.parse(content.subarray(0, endOfHead(content)), limits);
  const headers = new Map(mail.headers.toReversed().map(({ key, value }) => [key, value]));
  const isOne = mail.headers.filter(({ key }) => key === 'from').length === 1;
  const address = isOne ? (mail.from?.address ?? '') : '';
  // A list of senders is read as its first by some programs and as its last by others.
  const isList = /,\s*[^<>"]*<?[^\s@<>,]+@/.test(withoutQuotes(headers.get('from') ?? ''));
  return {
    from: isList ? '' : address.trim().toLowerCase(),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    headers,
  };
}

const withoutQuotes = (header: string) => header.replaceAll(/"(?:[^"\\]|\\.)*"/g, '');

/** The files of a mail, also of a mail inside of it; undefined for a mail that cannot be read. */
export async function readFiles(content: Buffer): Promise<MessageFile[] | undefined> {
  try {
    const { attachments } = await PostalMime.parse(content, limits);
    return attachments.map((file) => ({
      content: bytesOf(file.content),
      isInText: file.related === true,
    }));
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof ArrayBuffer ? Buffer.from(content) : Buffer.from(content);
}
