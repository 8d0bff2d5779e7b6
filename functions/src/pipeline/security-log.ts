import type { authRoutes } from '@driftig/contracts/auth/routes';
import type { companyRoutes } from '@driftig/contracts/company/routes';
import type { ErrorCode } from '@driftig/contracts/core/error-codes';
import type { Route } from '@driftig/contracts/core/route';
import { AppError } from '@driftig/domain/errors';
import * as z from 'zod';

import { loggedFields } from './field-names.ts';
import type { HttpRequest, Reply } from './request.ts';
import type { SecurityEvent, SecurityKind, SecurityNotes, Who } from './security-events.ts';
import { logger } from './telemetry.ts';

interface SecurityLine extends SecurityEvent {
  readonly requestId: string;
  readonly route?: string;
  readonly who?: Who | undefined;
  readonly code?: ErrorCode;
  /** Names of rejected input fields, never their values. */
  readonly fields?: readonly string[];
  readonly reason?: string;
}

/** In `details` of a bad_input for the caller's own password. */
export const wrongPasswordReason = 'wrong password';

type Logged = keyof typeof authRoutes | keyof typeof companyRoutes;

const kindsOfRoutes = {
  logIn: 'login',
  changePassword: 'password_changed',
  updatePassword: 'password_changed',
  completeSignUp: 'signed_up',
  confirmSecondFactor: 'second_factor_on',
  removeSecondFactor: 'second_factor_off',
  renewRecoveryCodes: 'recovery_codes_renewed',
  renameCompany: 'company_renamed',
  requireSecondFactor: 'second_factor_required',
  endSession: 'sessions_ended',
  endOtherSessions: 'sessions_ended',
} as const satisfies Partial<Record<Logged, SecurityKind>>;

const kindsOfErrors: Partial<Record<ErrorCode, SecurityKind>> = {
  wrong_credentials: 'login_failed',
  wrong_code: 'code_wrong',
  too_many: 'locked_out',
  forbidden: 'refused',
  second_factor_required: 'refused',
  email_unconfirmed: 'refused',
  suspended: 'refused',
  cross_site: 'cross_site',
  bad_input: 'input_refused',
  malformed: 'input_refused',
  too_large: 'input_refused',
  wrong_file_type: 'input_refused',
};

export const newNotes = (): SecurityNotes => ({ also: [] });

/** Writes one line, without personal data: kinds, routes, ids and names of fields only. */
export function logSecurity({ who, ...line }: SecurityLine): void {
  const ids =
    who && 'emailMark' in who
      ? { emailMark: who.emailMark }
      : who && { companyId: who.companyId, userId: who.userId };
  logger.info('security', { ...line, ...ids });
}

/** After an answer: the route's logged event, and the notes of its handler. */
export function logDone(request: HttpRequest, route: Route | undefined, reply: Reply): void {
  const kind = (kindsOfRoutes as Partial<Record<string, SecurityKind>>)[route?.key ?? ''];
  const own: readonly SecurityEvent[] = kind === undefined ? [] : [{ kind, outcome: 'done' }];
  for (const event of [...reply.notes.also, ...own])
    logSecurity({ ...about(request, route, reply), ...event });
}

/**
 * After an error: the refusal and its subject. Ordinary refusals (404, 409, no session) are not
 * logged.
 */
export function logRefusal(
  request: HttpRequest,
  route: Route | undefined,
  reply: Reply,
  error: unknown,
): void {
  const line = about(request, route, reply);
  for (const event of reply.notes.also) logSecurity({ ...line, ...event });
  const refusal = securityRefusalOf(error, route);
  if (refusal !== undefined) logSecurity({ ...line, outcome: 'refused', ...refusal });
}

export type Refusal = Pick<SecurityLine, 'kind' | 'code' | 'fields'>;

/** Log entry for an error that refuses access; undefined for errors that do not concern security. */
export function securityRefusalOf(
  error: unknown,
  schemas: Parameters<typeof loggedFields>[1] = {},
): Refusal | undefined {
  if (error instanceof z.ZodError) {
    const paths = error.issues.map(({ path, code }) =>
      code === 'unrecognized_keys' ? [...path, ''] : path,
    );
    return { kind: 'input_refused', code: 'bad_input', fields: loggedFields(paths, schemas) };
  }
  if (!(error instanceof AppError)) return undefined;
  const { code, details, fields = {} } = error;
  const kind = details?.['reason'] === wrongPasswordReason ? 'password_wrong' : kindsOfErrors[code];
  if (kind !== 'input_refused') return kind && { kind, code };
  const paths = Object.keys(fields).map((path) => path.split('.'));
  return { kind, code, fields: loggedFields(paths, schemas) };
}

function about({ requestId }: HttpRequest, route: Route | undefined, { actor, notes }: Reply) {
  return { requestId, ...(route && { route: route.key }), who: notes.who ?? actor };
}
