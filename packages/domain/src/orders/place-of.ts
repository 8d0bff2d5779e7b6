import type { FilledValues } from '../records/record.ts';

/** A customer's address on one line: 'Havnegade 4, 8000 Aarhus C'; '' without one. */
export function placeOf({ address = '', zipcode = '', town = '' }: FilledValues): string {
  const city = `${zipcode} ${town}`.trim();
  return [String(address), city].filter((part) => part !== '').join(', ');
}
