import { errorCodes, type ErrorCode } from '@driftig/contracts/core/error-codes';

export interface AppErrorOptions {
  /** Danish, may be shown; the code's own sentence where nothing is said. */
  readonly message?: string;
  /** Our field paths to their texts; the pipeline gives them the wire's names. */
  readonly fields?: Readonly<Record<string, string>>;
  /** For the log only, never in an answer. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** The one error class: a closed code, a public text and internal details kept apart. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCodes[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.details = options.details;
  }
}

/** Bad input at one or more fields; the first text is also the message. */
export function badInput(fields: Readonly<Record<string, string>>): AppError {
  const [message] = Object.values(fields);
  return new AppError('bad_input', message === undefined ? { fields } : { message, fields });
}
