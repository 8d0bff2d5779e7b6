import type { Environment } from './environment.ts';

export interface SessionTokens {
  readonly accessToken: string;
  /** Absent after a refresh: the session keeps the one it has. */
  readonly refreshToken?: string | undefined;
}

/**
 * The user pool behind a small module. It keeps credentials and issues tokens; it never decides
 * access (the user's own record does), and it never sees an e-mail address.
 */
export interface Identity {
  create(username: string, password: string): Promise<void>;
  /** A new password; where there are no credentials (yet), they are made. */
  setPassword(username: string, password: string): Promise<void>;
  /** Undefined when the user is unknown or the password wrong; the two are not told apart. */
  verifyPassword(username: string, password: string): Promise<SessionTokens | undefined>;
  refresh(refreshToken: string): Promise<SessionTokens | undefined>;
  revoke(refreshToken: string): Promise<void>;
  /** Also where there is nothing. */
  remove(username: string): Promise<void>;
}

/** Most requests only bring a token: the pool's client is loaded by the first that needs it. */
export function openIdentity(environment: Environment): Identity {
  let opened: Promise<Identity> | undefined;
  const pool = () => {
    opened ??= import('./cognito-identity.ts').then((cognito) => cognito.openCognito(environment));
    return opened;
  };
  return {
    create: async (username, password) => (await pool()).create(username, password),
    setPassword: async (username, password) => (await pool()).setPassword(username, password),
    verifyPassword: async (username, password) => (await pool()).verifyPassword(username, password),
    refresh: async (refreshToken) => (await pool()).refresh(refreshToken),
    revoke: async (refreshToken) => (await pool()).revoke(refreshToken),
    remove: async (username) => (await pool()).remove(username),
  };
}
