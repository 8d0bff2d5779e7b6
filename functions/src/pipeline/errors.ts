import { errorCodes, type ErrorCode } from '@driftig/contracts/core/error-codes';
import type { Route } from '@driftig/contracts/core/route';
import { wirePath } from '@driftig/contracts/wire/wire-paths';
import { isThrottled } from '@driftig/data/core/throttling';
import { AppError } from '@driftig/domain/errors';
import * as z from 'zod';

import type { HttpResult } from './request.ts';
import { logger } from './telemetry.ts';

/** Public part of an error, for the answer of a call or a frame. */
interface ErrorAnswer {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** In seconds. */
  readonly retryAfter?: number | undefined;
}

/** The one place where an error gets its code, status and text (product W6, W7); it is also logged here. */
export function answerOfError(error: unknown, requestId: string): ErrorAnswer {
  // `z.core` used as a value would put zod's texts in every language into the bundle: 190 KB.
  if (error instanceof z.ZodError) {
    const fields = fieldsOfIssues(error);
    const [message = errorCodes.bad_input.message] = Object.values(fields);
    return { code: 'bad_input', status: errorCodes.bad_input.status, message, fields };
  }
  if (error instanceof AppError) {
    const { code, message, fields, retryAfter, details } = error;
    logger.info('refused', { requestId, code, ...details });
    return { code, status: errorCodes[code].status, message, fields, retryAfter };
  }
  // A read that the SDK has tried often enough.
  if (isThrottled(error)) return answerOfError(new AppError('busy', { cause: error }), requestId);
  logger.error('failed', { requestId, error: error instanceof Error ? error : String(error) });
  return { code: 'internal', ...errorCodes.internal };
}

export function resultOfError(error: unknown, requestId: string): HttpResult {
  const { code, status, message, fields, retryAfter } = answerOfError(error, requestId);
  const body = { message, code, ...(fields && { fields }), requestId };
  return {
    statusCode: status,
    body: JSON.stringify(body),
    ...(retryAfter !== undefined && {
      headers: { 'retry-after': String(Math.max(1, retryAfter)) },
    }),
  };
}

/** A handler's error with the wire's names for its fields; `body` is the decoded one. */
export function withWireNames(error: AppError, route: Route, body: unknown): AppError {
  const { code, message, details, fields, retryAfter } = error;
  if (fields === undefined) return error;
  const schema = route.body ?? route.query;
  const named = Object.entries(fields).map(([path, text]) => [wirePath(schema, path, body), text]);
  const options = { message, fields: Object.fromEntries(named) as Record<string, string> };
  const kept = { ...(details && { details }), ...(retryAfter !== undefined && { retryAfter }) };
  return new AppError(code, { ...options, ...kept, cause: error });
}

/** One text per field: the first of its issues. */
function fieldsOfIssues(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    for (const name of names) fields[name.join('.')] ??= issue.message;
  }
  return fields;
}
