import { withoutSeparators } from '@driftig/contracts/wire/company-numbers';

import { isValidCvr } from '../../check-digits.ts';
import { vatNumberOf } from './vat-code.ts';
import type { VatShare } from './vat-shares.ts';

type Codes = readonly Pick<VatShare, 'code'>[];

const needs = (vat: Codes, numberOf: 'eu' | 'denmark') =>
  vat.some(({ code }) => vatNumberOf(code) === numberOf);

/** The form of a country's numbers is a rule of its own (`vat-number.ts`), which the site does not load. */
const isForeignVatNumber = (number: string) => /^(?!DK)[A-Z]{2}./.test(number);
const isDanishVatNumber = (number: string) => number.startsWith('DK') && isValidCvr(number);

/** The Danish VAT number of a CVR number; '' where it is none. */
const vatNumberOfCvr = (cvr: string) =>
  isValidCvr(cvr) ? `DK${withoutSeparators(cvr).replace(/^DK/i, '')}` : '';

interface Numbered {
  readonly vatNumber?: string | undefined;
  readonly cvr?: string | undefined;
}

/** The buyer's VAT number on the sheet; that of reverse charge within Denmark follows from the CVR number. */
export function buyerVatNumber({ vatNumber = '', cvr = '' }: Numbered, vat: Codes = []): string {
  if (vatNumber !== '') return vatNumber;
  return needs(vat, 'denmark') ? vatNumberOfCvr(cvr) : '';
}

/** Why the buyer's VAT number is not the one that the codes need (product D38); undefined where it is. */
export function vatNumberNeed(number: string, vat: Codes = []): string | undefined {
  if (needs(vat, 'eu') && !isForeignVatNumber(number))
    return 'Skriv kundens momsnummer i et andet EU-land. Det skal stå på fakturaen.';
  if (needs(vat, 'denmark') && !isDanishVatNumber(number))
    return 'Skriv kundens danske momsnummer. Det skal stå på fakturaen.';
  return undefined;
}

/** Whether an invoice with these codes may never be a simple one: the buyer must be named in full. */
export const needsBuyerInFull = (vat: Codes = []): boolean =>
  needs(vat, 'eu') || needs(vat, 'denmark');
