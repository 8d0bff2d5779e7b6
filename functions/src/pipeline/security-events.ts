/** Kinds of events in the security log; docs/security/log.md explains each. */
export const securityKinds = [
  'code_wrong',
  'company_renamed',
  'cross_site',
  'flood',
  'input_refused',
  'locked_out',
  'login',
  'login_failed',
  'operator',
  'password_changed',
  'password_wrong',
  'recovery_codes_renewed',
  'refused',
  'second_factor_off',
  'second_factor_on',
  'second_factor_required',
  'sessions_ended',
  'signed_up',
  'socket_refused',
  'token_wrong',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

export interface SecurityEvent {
  readonly kind: SecurityKind;
  readonly outcome: 'done' | 'refused';
}

/** Subject of a line: a user by ids, or the mark of an unknown e-mail. */
export type Who =
  | { readonly companyId: string; readonly userId: string }
  | { readonly emailMark: string };

/** A handler's additions to the lines of its request. */
export interface SecurityNotes {
  who?: Who;
  readonly also: SecurityEvent[];
}
