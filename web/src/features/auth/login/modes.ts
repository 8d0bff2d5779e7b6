/** The modes of the dialog over the landing page (product N11). */
export type AuthMode = 'login' | 'register' | 'invited' | 'forgot' | 'reset';

/** Values that a mode passes to the next one. */
export interface ModeContext {
  readonly email?: string | undefined;
  readonly notice?: string | undefined;
  /** The user has just signed up by an invitation. */
  readonly welcome?: boolean;
  /** The token of a password reset link. */
  readonly token?: string | undefined;
}
