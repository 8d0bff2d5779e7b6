import { isValidGln } from './check-digits.ts';

/** The text for an EAN number whose check digit is wrong, else undefined. */
export function glnFault(gln: string): string | undefined {
  return isValidGln(gln) ? undefined : 'EAN-nummeret er ikke gyldigt. Tjek de 13 cifre.';
}
