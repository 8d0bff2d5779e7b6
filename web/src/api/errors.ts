import { errorCodes } from '@driftig/contracts/core/error-codes';
import type { ErrorCode } from '@driftig/contracts/core/error-codes';

interface ErrorAnswer {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  /** Field path in our names ('orderTitle', 'groups.items.0.price') -> text. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string | undefined;
}

/** The server answered with an error, or the input was refused by the contract before sending. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;

  constructor(answer: ErrorAnswer, options?: ErrorOptions) {
    super(answer.message, options);
    this.status = answer.status;
    this.code = answer.code;
    this.fields = answer.fields ?? {};
    this.requestId = answer.requestId;
  }
}

/** The answer does not match the contract, so it is unknown whether the call had an effect. */
export class UnreadableAnswer extends ApiError {
  constructor(cause: unknown) {
    const message = 'Uventet svar fra serveren.';
    super({ ...errorCodes.internal, code: 'internal', message }, { cause });
  }
}

/** No answer: no network, or the server did not respond in time. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(options?: ErrorOptions) {
    super('Ingen forbindelse. Tjek nettet, og prøv igen.', options);
  }
}

export const isConnectionError = (error: unknown): boolean => error instanceof ConnectionError;

/** Our functions answer errors with a code and its text; the gateway and the edge know no codes. */
export function isOurs(answer: {
  readonly code?: unknown;
  readonly message?: unknown;
}): answer is Pick<ErrorAnswer, 'code' | 'message'> {
  return typeof answer.code === 'string' && typeof answer.message === 'string';
}

/** Product W13: the server's message if there is one, else the screen's own text. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.code !== 'internal' ? error.message : fallback;
}

/** The text for an error when a screen has no documented text of its own. */
export function describeError(error: unknown): string {
  if (error instanceof ApiError || error instanceof ConnectionError) return error.message;
  return 'Der opstod en fejl. Prøv igen.';
}

/** The request id, for support. */
export function errorIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.requestId : undefined;
}
