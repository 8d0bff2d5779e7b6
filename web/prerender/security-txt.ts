/** Until it is to be read anew: what stands in it is checked with each deployment. */
const validDays = 365;

interface SecurityContact {
  /** The operator's e-mail; without one the file names no contact. */
  readonly email: string;
  /** The address of the site; empty where it is not known. */
  readonly site: string;
  readonly now: Date;
}

/** Where somebody who found a weakness reports it, as RFC 9116 wants it. */
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
