import { addDays, daysBetween } from '@driftig/domain/dates';

import { isDate } from '../../../ui/fields/date-time-text.ts';
import type { LinkedForm } from './linked-form.ts';

/** A first and a last day, 'yyyy-mm-dd'; '' for none. */
interface Period {
  readonly start: string;
  readonly end: string;
}

/**
 * The last day when the first one becomes `start`: as it was, but moved along, with the length it had,
 * where it would be before. A period without an end ends on the day it starts.
 */
export function endAfter(before: Period, start: string): string {
  if (!isDate(start) || start === '') return before.end;
  if (before.end === '') return start;
  if (!isDate(before.end) || start <= before.end) return before.end;
  const hadStart = before.start !== '' && isDate(before.start) && before.start <= before.end;
  return addDays(start, hadStart ? daysBetween(before.start, before.end) : 0);
}

/**
 * Moves the end date along while the start date is typed or picked. What the end was before is kept
 * until the user changes it: a date that is half typed leaves no trace. Returns the cleanup.
 */
export function endFollowsStart(
  form: LinkedForm,
  names: { readonly start: string; readonly end: string },
): () => void {
  const now = (): Period => ({ start: form.get(names.start), end: form.get(names.end) });
  let before = now();
  let moved = before.end;
  return form.onChange((name, typed) => {
    const { start, end } = now();
    if (end !== moved) {
      before = { start: name === names.start ? before.start : start, end };
      moved = end;
    }
    if (name !== names.start || !typed) return;
    const next = endAfter(before, start);
    if (next === end) return;
    moved = next;
    form.set(names.end, next);
  });
}
