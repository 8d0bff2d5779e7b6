import { isValidCvr } from './check-digits.ts';

const isDanish = (country: string) =>
  ['', 'danmark', 'denmark', 'dk'].includes(country.trim().toLowerCase());

/** What is wrong with a company's number: a Danish one has a check digit, a foreign one is taken as it is. */
export function danishCvrFault(cvr: string, country = ''): string | undefined {
  if (!isDanish(country) || isValidCvr(cvr)) return undefined;
  return 'CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.';
}
