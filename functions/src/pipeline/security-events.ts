/** What the security log tells of; docs/security/log.md explains each. */
export const securityKinds = [
  'code_wrong',
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

/** Whom a line is about: somebody by ids, or an e-mail that nobody has by its mark. */
export type Who =
  | { readonly companyId: string; readonly userId: string }
  | { readonly emailMark: string };

/** What a handler adds to the lines of its request. */
export interface SecurityNotes {
  who?: Who;
  readonly also: SecurityEvent[];
}
