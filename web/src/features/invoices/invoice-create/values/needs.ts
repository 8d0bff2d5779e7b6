import { needOf, needs } from '@driftig/domain/invoices/issue-needs';
import type { Need } from '@driftig/domain/invoices/issue-needs';

import { locationOf } from './sections.ts';
import { texts } from '../texts.ts';

/** Groups of the missing fields, each once, in the order in which texts name them. */
export function needsOf(paths: readonly string[]): readonly Need[] {
  const found = new Set(paths.map(needOf));
  return needs.filter((need) => found.has(need));
}

/** 'Fakturaen mangler konto og kundens adresse.' */
export function missingText(missing: readonly Need[]): string {
  const names = missing.map((need) => texts.needs[need]);
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).join(', ');
  return texts.invoiceMissing(others === '' ? last : `${others} og ${last}`);
}

/** Whether a field is not on the form but in the company's settings. */
export function isInSettings(path: string): boolean {
  return needOf(path) !== undefined && locationOf(path) === undefined;
}
