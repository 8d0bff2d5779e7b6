import type { Plan } from '@driftig/contracts/core/plans';

/** How the page asks for the login and registration dialog, which belongs to someone else. */
export interface OpenAuth {
  /** Whoever comes was logged in when this browser was last used, and goes straight to the app. */
  readonly wasLoggedIn: boolean;
  readonly logIn: () => void;
  readonly signUp: (plan?: Plan) => void;
  /** The pointer or the focus is on its way to a button. */
  readonly prefetch: () => void;
}
