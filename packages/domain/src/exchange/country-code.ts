let codes: ReadonlyMap<string, string> | undefined;

/** The ISO code of a country by its Danish or English name or code; 'DK' for none, 'ZZ' for one that is not known. */
export function countryCode(country: string): string {
  const asked = country.trim().toLowerCase();
  if (asked === '') return 'DK';
  codes ??= readCodes();
  return codes.get(asked) ?? 'ZZ';
}

function readCodes(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = ['da', 'en'].map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  const found = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const known = names.flatMap((one) => one.of(code) ?? []);
    if (known.length === 0) continue;
    for (const name of [code, ...known]) found.set(name.toLowerCase(), code);
  }
  return found;
}
