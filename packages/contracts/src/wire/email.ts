import * as z from 'zod';

export const notAnEmail = 'Indtast en gyldig email';

/**
 * Addresses that mail servers accept (RFC 5321 without the quoted form): up to 64 ASCII letters,
 * digits and signs with single dots among them, and a domain of at least two labels. Amazon SES
 * sends to no other. No two parts can match the same letters, so matching takes linear time (no
 * ReDoS).
 */
const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9\u00a1-\uffff-]+(\.[A-Za-z0-9\u00a1-\uffff-]+)+$/;
const longestLocalPart = 64;
export const longestAddress = 254;
/** A label of a domain as it is sent: letters and digits, with hyphens only inside. */
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Conversion to ASCII would drop it, and two addresses that look alike would be two texts. */
const dropped = /\p{Default_Ignorable_Code_Point}/u;

/** The domain as mail servers write it: 'blå.dk' is 'xn--bl-zia.dk'. Undefined for no domain name. */
export function asciiDomain(domain: string): string | undefined {
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** Whether a mail can be sent there, so far as its form says. Also of addresses that are stored. */
export function isEmail(address: string): boolean {
  if (!emailPattern.test(address) || dropped.test(address)) return false;
  const at = address.indexOf('@');
  const domain = asciiDomain(address.slice(at + 1));
  if (domain === undefined || at > longestLocalPart) return false;
  const labels = domain.split('.');
  // A last label of digits is an IP address, to which no mail server sends.
  const isName = labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return isName && at + 1 + domain.length <= longestAddress;
}

/** The checks of an address that is there; both ways, since a form is checked by encoding. */
const checkAddress = (address: z.ZodString) =>
  address
    .max(longestAddress, { error: `Højst ${longestAddress} tegn.`, abort: true })
    .regex(emailPattern, { error: notAnEmail, abort: true })
    .refine(isEmail, notAnEmail);

export const email = checkAddress(z.string({ error: notAnEmail }).trim());

/** A required e-mail address; `missing` is the text when it is left out. */
export function requiredEmail(missing: string) {
  return checkAddress(z.string({ error: missing }).trim().min(1, { error: missing, abort: true }));
}
