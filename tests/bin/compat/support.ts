import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { oldestBrowsers } from '@driftig/contracts/edge/oldest-browsers';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';

let loaded: CompatData | undefined;

/** MDN's data of 20 MB, read once. */
export function compatData(): CompatData {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  loaded ??= JSON.parse(readFileSync(path, 'utf8')) as CompatData;
  return loaded;
}

interface Statement {
  readonly version_added?: string | false;
  readonly version_removed?: string | false;
  readonly flags?: unknown;
}

/** MDN's statement of a feature itself, beside those of its parts. */
export const statementOf = (feature: Identifier | undefined) => feature?.['__compat'];

/** The oldest browsers without a feature, each with the version that has it; none for a feature that MDN does not list. */
export function browsersLacking(feature: Identifier | undefined): readonly string[] {
  const support: object = statementOf(feature)?.support ?? {};
  return Object.entries(oldestBrowsers).flatMap(([browser, oldest]) => {
    const statement: unknown = Reflect.get(support, browser);
    if (statement === undefined) return [];
    const all = (Array.isArray(statement) ? statement : [statement]) as readonly Statement[];
    if (all.some((one) => isThere(one, oldest))) return [];
    return [`${browser} ${String(all[0]?.version_added)}`];
  });
}

function isThere({ version_added, version_removed, flags }: Statement, oldest: string): boolean {
  if (typeof version_added !== 'string' || version_added === 'preview') return false;
  const isGone = typeof version_removed === 'string' && !isLater(version_removed, oldest);
  return flags === undefined && !isGone && !isLater(version_added, oldest);
}

/** Versions such as 16.4, 9 or ≤37. */
function isLater(one: string, other: string): boolean {
  const [major = 0, minor = 0] = numbersOf(one);
  const [otherMajor = 0, otherMinor = 0] = numbersOf(other);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}

const numbersOf = (version: string) => version.replace(/^\D+/, '').split('.').map(Number);
