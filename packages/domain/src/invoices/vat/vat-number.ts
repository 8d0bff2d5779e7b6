import { withoutSeparators } from '@driftig/contracts/wire/company-numbers';

import { isValidCvr } from '../../check-digits.ts';

/** Forms of VAT numbers in the EU after the country's letters, as VIES has them; Greece is EL. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  /** Northern Ireland, for goods. */
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

const countryOf = (number: string) => number.slice(0, 2);
const restOf = (number: string) => number.slice(2);

/** Why a typed VAT number is not one, in words for a person; undefined where its form is right or it is ''. */
export function vatNumberFault(typed: string): string | undefined {
  const number = withoutSeparators(typed).toUpperCase();
  if (number === '') return undefined;
  const form = Object.hasOwn(forms, countryOf(number)) ? forms[countryOf(number)] : undefined;
  if (form === undefined) return 'Begynd med landets to bogstaver, for eksempel DE eller SE.';
  if (!form.test(restOf(number)))
    return `Momsnummeret passer ikke til landet ${countryOf(number)}.`;
  if (countryOf(number) === 'DK' && !isValidCvr(restOf(number)))
    return 'Momsnummeret er ikke et gyldigt dansk CVR-nummer.';
  return undefined;
}
