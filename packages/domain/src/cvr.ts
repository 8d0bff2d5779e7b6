import { isValidCvr } from './check-digits.ts';

const isDanish = (country: string) =>
  ['', 'danmark', 'denmark', 'dk'].includes(country.trim().toLowerCase());

/** The text for an invalid CVR number, else undefined. Foreign numbers are not checked. */
export function danishCvrFault(cvr: string, country = ''): string | undefined {
  if (!isDanish(country) || isValidCvr(cvr)) return undefined;
  return 'CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.';
}
