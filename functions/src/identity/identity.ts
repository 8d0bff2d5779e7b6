export interface SessionTokens {
  readonly accessToken: string;
  /** Absent after a refresh: the refresh token stays the same. */
  readonly refreshToken?: string | undefined;
}

/** After a right password: tokens, or a challenge that a code of the authenticator app answers. */
export type PasswordResult =
  | { readonly tokens: SessionTokens }
  | { readonly challenge: string; readonly tokens?: undefined };

/**
 * What is used of the user pool (Cognito). The pool keeps credentials and issues tokens. Access is
 * decided by the user's record in the table. The pool never gets an e-mail address.
 */
export interface Identity {
  create(username: string, password: string): Promise<void>;
  /** Creates the credentials where the pool has none. */
  setPassword(username: string, password: string): Promise<void>;
  /** Undefined when the user is unknown or the password is wrong, without saying which. */
  verifyPassword(username: string, password: string): Promise<PasswordResult | undefined>;
  /** `code` is the app's six digits. Undefined when it is wrong, expired or already used. */
  answerChallenge(
    username: string,
    challenge: string,
    code: string,
  ): Promise<SessionTokens | undefined>;
  /**
   * A new secret for an authenticator app; not in use until `confirmApp` has succeeded. Undefined
   * when the pool has signed out the session of the token.
   */
  newAppSecret(accessToken: string): Promise<string | undefined>;
  /** True when the code belongs to the newest secret. */
  confirmApp(accessToken: string, code: string): Promise<boolean>;
  /** Sets whether login needs a code of the app after the password. */
  setCodeRequired(username: string, required: boolean): Promise<void>;
  refresh(refreshToken: string): Promise<SessionTokens | undefined>;
  revoke(refreshToken: string): Promise<void>;
  /** Revokes all tokens of the user at the pool; does nothing for an unknown user. */
  signOut(username: string): Promise<void>;
  /** Deletes the credentials; does nothing for an unknown user. */
  remove(username: string): Promise<void>;
}
