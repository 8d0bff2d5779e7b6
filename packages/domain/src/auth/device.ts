type NamePattern = readonly [name: string, sign: RegExp];

/** The first that fits: most browsers name the ones they descend from as well. */
const browsers: readonly NamePattern[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly NamePattern[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const firstNameIn = (signs: readonly NamePattern[], userAgent: string) =>
  signs.find(([, sign]) => sign.test(userAgent))?.[0];

/** What a person knows their device by: 'Chrome på Windows'. A user agent says anything it likes. */
export function deviceOf(userAgent: string | undefined): string {
  const known = (userAgent ?? '').slice(0, 400);
  const browser = firstNameIn(browsers, known);
  const system = firstNameIn(systems, known);
  if (browser !== undefined && system !== undefined) return `${browser} på ${system}`;
  return browser ?? system ?? 'Ukendt enhed';
}
