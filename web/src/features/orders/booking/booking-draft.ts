import type { KeyedContent } from '../../../api/forms/idempotency.ts';

/** Texts of the form, and the idempotency key of a request without an answer. */
interface BookingDraft {
  readonly texts: Readonly<Record<string, string>>;
  readonly sent?: KeyedContent | undefined;
}

const keyOf = (slug: string) => `booking:${slug}`;
const none: BookingDraft = { texts: {} };

/** Draft of this tab only, since a computer may be shared; empty where storage is blocked. */
export function readDraft(slug: string): BookingDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? 'null') as BookingDraft | null;
    return kept === null || typeof kept.texts !== 'object' ? none : kept;
  } catch {
    return none;
  }
}

export function keepDraft(slug: string, draft: BookingDraft): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full; the form itself still has it.
  }
}

export function forgetDraft(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug));
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
