/** Days until the file expires; its content is checked with each deployment. */
const validDays = 365;

interface SecurityContact {
  /** The operator's e-mail; without one the file names no contact. */
  readonly email: string;
  /** The address of the site; empty where it is not known. */
  readonly site: string;
  readonly now: Date;
}

/** Contact for reporting a weakness, as RFC 9116 requires. */
export function securityTxt({ email, site, now }: SecurityContact): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: da, en',
    ...(site === '' ? [] : [`Canonical: ${site}/.well-known/security.txt`]),
  ];
  return `${lines.join('\n')}\n`;
}
