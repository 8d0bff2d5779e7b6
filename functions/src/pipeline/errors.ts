import { errorCodes, type ErrorCode } from '@driftig/contracts/core/error-codes';
import type { Route } from '@driftig/contracts/core/route';
import { wirePath } from '@driftig/contracts/wire/wire-paths';
import { isThrottled } from '@driftig/data/core/throttling';
import { AppError } from '@driftig/domain/errors';
import * as z from 'zod';

import type { HttpResult } from './request.ts';
import { logger } from './telemetry.ts';

/** The one place where an error gets its HTTP status (product W6, W7). */
export function resultOfError(error: unknown, requestId: string): HttpResult {
  // `z.core` used as a value would put zod's texts in every language into the bundle: 190 KB.
  if (error instanceof z.ZodError) return result('bad_input', requestId, fieldsOfIssues(error));
  if (error instanceof AppError) {
    logger.info('refused', { requestId, code: error.code, ...error.details });
    return {
      ...result(error.code, requestId, error.fields, error.message),
      ...(error.retryAfter !== undefined && {
        headers: { 'retry-after': String(Math.max(1, error.retryAfter)) },
      }),
    };
  }
  // A read that the SDK has tried often enough.
  if (isThrottled(error)) return resultOfError(new AppError('busy', { cause: error }), requestId);
  logger.error('failed', { requestId, error: error instanceof Error ? error : String(error) });
  return result('internal', requestId);
}

function result(
  code: ErrorCode,
  requestId: string,
  fields?: Readonly<Record<string, string>>,
  message?: string,
): HttpResult {
  const { status, message: usual } = errorCodes[code];
  const [first] = Object.values(fields ?? {});
  const shown = message ?? first ?? usual;
  const body = { message: shown, code, ...(fields ? { fields } : {}), requestId };
  return { statusCode: status, body: JSON.stringify(body) };
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
