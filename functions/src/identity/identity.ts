import type { Environment } from '../pipeline/environment.ts';

export interface SessionTokens {
  readonly accessToken: string;
  /** Absent after a refresh: the session keeps the one it has. */
  readonly refreshToken?: string | undefined;
}

/** A right password: tokens at once, or first a code of the person's authenticator app. */
export type PasswordVerdict =
  | { readonly tokens: SessionTokens }
  | { readonly challenge: string; readonly tokens?: undefined };

/**
 * The user pool behind a small module. It keeps credentials and issues tokens; it never decides
 * access (the user's own record does), and it never sees an e-mail address.
 */
export interface Identity {
  create(username: string, password: string): Promise<void>;
  /** A new password; where there are no credentials (yet), they are made. */
  setPassword(username: string, password: string): Promise<void>;
  /** Undefined when the user is unknown or the password wrong; the two are not told apart. */
  verifyPassword(username: string, password: string): Promise<PasswordVerdict | undefined>;
  /** Six digits of the app; undefined when they are wrong, too old or used. */
  answerChallenge(
    username: string,
    challenge: string,
    code: string,
  ): Promise<SessionTokens | undefined>;
  /**
   * A new secret for an app, of whom the token is; it counts for nothing until a code confirms it.
   * Undefined when the pool knows the token no more.
   */
  newAppSecret(accessToken: string): Promise<string | undefined>;
  /** Whether the code is of the newest secret. */
  confirmApp(accessToken: string, code: string): Promise<boolean>;
  /** Whether a password alone is enough from now on. */
  askForCode(username: string, asks: boolean): Promise<void>;
  refresh(refreshToken: string): Promise<SessionTokens | undefined>;
  revoke(refreshToken: string): Promise<void>;
  /** Every token the user has is worth nothing at the pool from now on; also where there is no user. */
  signOut(username: string): Promise<void>;
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
    answerChallenge: async (...answer) => (await pool()).answerChallenge(...answer),
    newAppSecret: async (accessToken) => (await pool()).newAppSecret(accessToken),
    confirmApp: async (accessToken, code) => (await pool()).confirmApp(accessToken, code),
    askForCode: async (username, asks) => (await pool()).askForCode(username, asks),
    refresh: async (refreshToken) => (await pool()).refresh(refreshToken),
    revoke: async (refreshToken) => (await pool()).revoke(refreshToken),
    signOut: async (username) => (await pool()).signOut(username),
    remove: async (username) => (await pool()).remove(username),
  };
}
