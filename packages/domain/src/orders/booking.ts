import { isSlug, longestSlug, shortestSlug } from '@driftig/contracts/orders/booking';

import { addDays, type DateText } from '../dates.ts';
import { badInput } from '../errors.ts';
import type { FilledValues } from '../records/record.ts';

/** Actor id in the audit trail for enquiries of the public booking form. */
export const bookingSender = 'booking';
export const bookingSenderName = 'Kunden';

/** How far ahead an event can be asked for. */
const mostDaysAhead = 5 * 366;

/** Throws bad_input for a day that is over, or years ahead; `today` is the date in Denmark. */
export function assertBookable({ date = '' }: FilledValues, today: DateText): void {
  if (String(date) < today) throw badInput({ date: 'Datoen er allerede forbi.' });
  if (String(date) > addDays(today, mostDaysAhead))
    throw badInput({ date: 'Datoen er mere end fem år ude i fremtiden.' });
}

/** Throws bad_input where a form is opened without an address (product O21). */
export function assertMayOpen({ open, slug = '' }: { open: boolean; slug?: string | undefined }) {
  if (open && slug === '') throw badInput({ slug: 'Skriv en adresse til formularen.' });
}

/** Danish letters as they are written in addresses: 'Blå Søs Ægte' -> 'blaa soes aegte'. */
const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', ß: 'ss' };
const companyForms = /[\s,]+(?:aps|a\/s|ivs|i\/s|p\/s|k\/s)\.?$/;

/** A slug made of a company's name: 'Nordlys Event ApS' -> 'nordlys-event'. */
export function suggestSlug(companyName: string): string {
  const plain = companyName
    .toLowerCase()
    .trim()
    .replace(companyForms, '')
    .replaceAll(/[æøåß]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  const slug = trimDashes(trimDashes(plain).slice(0, longestSlug));
  if (isSlug(slug)) return slug;
  return slug.length > 0 && slug.length < shortestSlug ? `${slug}-booking` : 'booking';
}

const trimDashes = (text: string) => text.replace(/^-/, '').replace(/-$/, '');
