import { errorCodes, type ErrorCode } from '@driftig/contracts/core/error-codes';

interface AppErrorOptions {
  /** Danish text for the user; the code's default sentence when left out. */
  readonly message?: string;
  /** Texts by field path in our names, which the pipeline translates to the wire's. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Logged, never answered. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** In how many seconds trying again makes sense; answered as Retry-After. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** The only error class: a code of the closed list, a public text and internal details. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCodes[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

/** A bad_input error (400) with a text for each field; the first text is also the message. */
export function badInput(fields: Readonly<Record<string, string>>): AppError {
  const [message] = Object.values(fields);
  return new AppError('bad_input', message === undefined ? { fields } : { message, fields });
}
