/** After a right password: a token, or a challenge that a code of the authenticator app answers. */
export type PasswordResult =
  | { readonly accessToken: string }
  | { readonly challenge: string; readonly accessToken?: undefined };

/**
 * Used functions of the user pool (Cognito). The pool stores credentials and checks them; its
 * tokens are verified and never leave this process. Access is decided by the user's record in the
 * table. The pool never gets an e-mail address.
 */
export interface Identity {
  create(username: string, password: string): Promise<void>;
  /** Creates the credentials where the pool has none. */
  setPassword(username: string, password: string): Promise<void>;
  /** Undefined when the user is unknown or the password is wrong, without saying which. */
  verifyPassword(username: string, password: string): Promise<PasswordResult | undefined>;
  /** Whether the code, the app's six digits, answers the challenge: right, not expired, not used. */
  answerChallenge(username: string, challenge: string, code: string): Promise<boolean>;
  /** A new secret for an authenticator app; not in use until `confirmApp` has succeeded. */
  newAppSecret(accessToken: string): Promise<string>;
  /** True when the code belongs to the newest secret. */
  confirmApp(accessToken: string, code: string): Promise<boolean>;
  /** Sets whether login needs a code of the app after the password. */
  setCodeRequired(username: string, required: boolean): Promise<void>;
  /** Deletes the credentials; does nothing for an unknown user. */
  remove(username: string): Promise<void>;
}
