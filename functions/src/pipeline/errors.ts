import { errorCodes, type ErrorCode } from '@driftig/contracts/core/error-codes';
import type { Route } from '@driftig/contracts/core/route';
import { wirePath } from '@driftig/contracts/wire/wire-paths';
import { AppError } from '@driftig/domain/errors';
import * as z from 'zod';

import type { Exchange } from './exchange.ts';
import { logger } from './telemetry.ts';

export interface ErrorAnswer {
  readonly status: number;
  readonly body: {
    readonly message: string;
    readonly code: ErrorCode;
    readonly fields?: Readonly<Record<string, string>>;
    readonly requestId: string;
  };
}

/** The edge where an error gets its HTTP status, once (readings §5). */
export function errorAnswer(
  error: unknown,
  { requestId, route, input }: Pick<Exchange, 'requestId' | 'route' | 'input'>,
): ErrorAnswer {
  // As a value `z.core` would bring every language of zod into the bundle: 190 KB.
  if (error instanceof z.ZodError) return answer('bad_input', requestId, fieldsOfIssues(error));
  if (error instanceof AppError) {
    logger.info('refused', { requestId, code: error.code, ...error.details });
    return answer(error.code, requestId, wireFields(error, route, input?.body), error.message);
  }
  logger.error('failed', { requestId, error: error instanceof Error ? error : String(error) });
  return answer('internal', requestId);
}

function answer(
  code: ErrorCode,
  requestId: string,
  fields?: Record<string, string>,
  message?: string,
): ErrorAnswer {
  const { status, message: usual } = errorCodes[code];
  const [first] = Object.values(fields ?? {});
  const shown = message ?? first ?? usual;
  return { status, body: { message: shown, code, ...(fields ? { fields } : {}), requestId } };
}

function wireFields(
  error: AppError,
  route: Route | undefined,
  body: unknown,
): Record<string, string> | undefined {
  if (error.fields === undefined) return undefined;
  const entries = Object.entries(error.fields);
  const schema = route?.body ?? route?.query;
  return Object.fromEntries(entries.map(([path, text]) => [wirePath(schema, path, body), text]));
}

/** One text per field; the first one found stands. */
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
