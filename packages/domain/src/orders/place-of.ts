import type { FilledValues } from '../records/record.ts';

/** An address on one line: 'Havnegade 4, 8000 Aarhus C', with a country other than Denmark last; '' without one. */
export function placeOf({
  address = '',
  zipcode = '',
  town = '',
  country = '',
}: FilledValues): string {
  const city = `${zipcode} ${town}`.trim();
  const parts = [String(address), city].filter((part) => part !== '');
  if (parts.length > 0 && !isDenmark(String(country))) parts.push(String(country));
  return parts.join(', ');
}

const isDenmark = (country: string) => /^(?:|dk|danmark|denmark)$/iu.test(country.trim());
