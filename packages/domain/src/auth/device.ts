type NamePattern = readonly [name: string, pattern: RegExp];

/** The first match wins, because most user agents also name other browsers. */
const browsers: readonly NamePattern[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS|Chromium)\//],
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

const firstNameIn = (patterns: readonly NamePattern[], userAgent: string) =>
  patterns.find(([, pattern]) => pattern.test(userAgent))?.[0];

/**
 * A short Danish name of the device, e.g. 'Chrome på Windows'. A user agent may be of any length: only
 * its first 400 characters are read.
 */
export function deviceOf(userAgent: string | undefined): string {
  const known = (userAgent ?? '').slice(0, 400);
  const browser = firstNameIn(browsers, known);
  const system = firstNameIn(systems, known);
  if (browser !== undefined && system !== undefined) return `${browser} på ${system}`;
  return browser ?? system ?? 'Ukendt enhed';
}
