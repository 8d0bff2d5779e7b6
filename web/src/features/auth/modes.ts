/** What the dialog over the landing page asks for (part 2 §2). */
export type AuthMode = 'login' | 'register' | 'forgot' | 'reset';

/** What a mode brings along to the next one: who it is about, and what it has to say. */
export interface ModeContext {
  readonly email?: string | undefined;
  readonly notice?: string | undefined;
  /** Out of the mail's link. */
  readonly token?: string | undefined;
}
