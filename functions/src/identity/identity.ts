export interface SessionTokens {
  readonly accessToken: string;
  /** Absent after a refresh: the session keeps the one it has. */
  readonly refreshToken?: string | undefined;
}

/** A right password: tokens at once, or first a code of the person's authenticator app. */
export type PasswordResult =
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
  verifyPassword(username: string, password: string): Promise<PasswordResult | undefined>;
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
  setCodeRequired(username: string, asks: boolean): Promise<void>;
  refresh(refreshToken: string): Promise<SessionTokens | undefined>;
  revoke(refreshToken: string): Promise<void>;
  /** Every token the user has is worth nothing at the pool from now on; also where there is no user. */
  signOut(username: string): Promise<void>;
  /** Also where there is nothing. */
  remove(username: string): Promise<void>;
}
