import * as z from 'zod';

import { isEmail, longestAddress, notAnEmail } from './email.ts';

/** The addresses of a text, split at commas, semicolons and blanks; each once, whatever its case. */
export function addressesIn(list: string): string[] {
  const written = list.split(/[\s,;]+/).filter((part) => part !== '');
  return [...new Map(written.map((address) => [address.toLowerCase(), address])).values()];
}

/** Addresses on one line of text, at most `max` of them; see `addressesIn`. */
export function addressList(max: number) {
  return z
    .string({ error: notAnEmail })
    .trim()
    .max(max * (longestAddress + 2), { error: `Højst ${max} adresser.`, abort: true })
    .superRefine((list, context) => {
      const addresses = addressesIn(list);
      const wrong = addresses.find((address) => !isEmail(address));
      if (wrong !== undefined)
        context.addIssue(
          addresses.length === 1 ? notAnEmail : `'${wrong.slice(0, 60)}' er ikke en gyldig email`,
        );
      else if (addresses.length > max) context.addIssue(`Højst ${max} adresser.`);
    });
}
