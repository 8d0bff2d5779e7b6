import { hashOf } from '@driftig/functions/identity/secrets';
import { readSessionCookie } from '@driftig/functions/identity/session-cookies';

/** The id, in the user's record, of the session that a browser with these cookies has. */
export function sessionIdOf(jar: Readonly<Record<string, string>>): string {
  const cookies = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
  return hashOf(readSessionCookie(cookies)?.secret ?? '');
}
