import { danishTowns } from './danish-towns.ts';

const towns = new Map(
  danishTowns
    .split(',')
    .map((entry) => entry.trim())
    .map((entry): [string, string] => [entry.slice(0, 4), entry.slice(5)]),
);

/** Ranges of postal codes in which each street has its own. */
const streets = [
  ['1050', '1499', 'København K'],
  ['1500', '1799', 'København V'],
  ['1800', '1999', 'Frederiksberg C'],
] as const;

/** The town of a Danish postal code ('8000': 'Aarhus C'); undefined when there is no such code. */
export function townOf(zipcode: string): string | undefined {
  const code = zipcode.trim();
  if (!/^\d{4}$/.test(code)) return undefined;
  return towns.get(code) ?? streets.find(([from, to]) => code >= from && code <= to)?.[2];
}
