import { nameInMail } from '@driftig/domain/name-in-mail';

/** Octets of base64 in one encoded word, which has at most 75 characters (RFC 2047). */
const maxBytes = 45;

/**
 * The From of a mail to a company's customer: the company's name with the product's own address, the
 * only one that may send (product D16). The name is on one line, quoted, or encoded where it is not
 * ASCII, so that no name writes another header or address.
 */
export function senderOf(mailFrom: string, company: string | undefined): string {
  const name = nameInMail(company ?? '');
  if (name === '') return mailFrom;
  const [, product = 'Driftig', address = mailFrom] = /^(.*?)\s*<(.+)>$/.exec(mailFrom) ?? [];
  return `${phrase(`${name} via ${product.replaceAll('"', '')}`)} <${address}>`;
}

/** A display name as a header has it. */
function phrase(name: string): string {
  if (/^[ -~]*$/.test(name)) return `"${name.replaceAll(/["\\]/g, '\\$&')}"`;
  return encodedChunks(name)
    .map((chunk) => `=?UTF-8?B?${Buffer.from(chunk).toString('base64')}?=`)
    .join(' ');
}

/** Split between characters, so that each word can be decoded alone. */
function encodedChunks(name: string): string[] {
  const chunks = [''];
  for (const character of name) {
    const longer = `${chunks.at(-1)}${character}`;
    if (Buffer.byteLength(longer) > maxBytes) chunks.push(character);
    else chunks[chunks.length - 1] = longer;
  }
  return chunks;
}
