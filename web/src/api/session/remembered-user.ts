import { sessionUser, type SessionUser } from '@driftig/contracts/auth/session';
import * as z from 'zod';

import { LOGGED_IN_KEY } from './session.ts';
import { rememberedKey } from './waiting.ts';

/** As long as a session lives at most. */
const longest = 30 * 86_400_000;

const remembered = z.object({ at: z.number(), user: sessionUser });

/**
 * Keeps who is logged in, so that the page opens for them without a connection; gone with the session. False, and nothing
 * is kept, where they have logged out meanwhile: their screen stays, closed, until the server was reached.
 */
export function rememberUser(user: SessionUser): boolean {
  try {
    if (localStorage.getItem(LOGGED_IN_KEY) === null) return false;
    localStorage.setItem(
      rememberedKey,
      JSON.stringify(z.encode(remembered, { at: Date.now(), user })),
    );
  } catch {
    // Storage is blocked or full: without a connection the page then counts as logged out.
  }
  return true;
}

/** Undefined where there was no log-in, one too long ago, or one of a version that kept less. */
export function rememberedUser(): SessionUser | undefined {
  try {
    const kept = remembered.parse(JSON.parse(localStorage.getItem(rememberedKey) ?? 'null'));
    return Date.now() - kept.at < longest ? kept.user : undefined;
  } catch {
    return undefined;
  }
}
