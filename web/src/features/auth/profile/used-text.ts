import type { OwnSession } from '@driftig/contracts/auth/sessions';

import { formatInstant } from '../../../ui/time/format-instant.ts';

/** The last use of a session is written at most once an hour (`lastSeenAt`), so it may be later by that. */
const oneHourMs = 60 * 60 * 1000;

/** When a session was last used, as exactly as it is known; `now` in milliseconds. */
export function usedText({ current, lastSeenAt }: OwnSession, now: number): string {
  if (current) return 'Brugt nu';
  if (now - Date.parse(lastSeenAt) < oneHourMs) return 'Brugt inden for den seneste time';
  return `Sidst brugt omkring ${formatInstant(lastSeenAt)}`;
}
