import type { Plan } from '@driftig/contracts/core/plans';

/** Opens the login and registration dialog, which is in another feature; passed in by the app. */
export interface OpenAuth {
  /** This browser was logged in before; `logIn` then goes to the application. */
  readonly wasLoggedIn: boolean;
  readonly logIn: () => void;
  readonly signUp: (plan?: Plan) => void;
  /** Prefetches the dialog; called when a button is hovered or focused. */
  readonly prefetch: () => void;
}
