import type { Actor } from '@driftig/domain/actor';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

import type { SecurityNotes } from './security-events.ts';

export type HttpEvent = APIGatewayProxyEventV2;
export type HttpResult = APIGatewayProxyStructuredResultV2 & { readonly statusCode: number };

/** The encoded and the compressed text of a kept answer, each made once. */
export interface Sent {
  body?: string;
  compressed?: Promise<string>;
}

/** A result before it is compressed. */
export type PlainResult = HttpResult & { readonly sent?: Sent | undefined };

/** One request as it came in. */
export interface HttpRequest {
  readonly event: HttpEvent;
  readonly requestId: string;
  /** Milliseconds of `performance.now()`. */
  readonly startedAt: number;
  /** ISO UTC; the same in every step of the request. */
  readonly now: string;
  /** Milliseconds that a step may still wait for the table before the function's time is up. */
  readonly timeLeft: () => number;
}

/** Additions of the steps to the answer, whether it succeeds or fails. */
export interface Reply {
  readonly cookies: string[];
  readonly headers: Record<string, string>;
  /** For the log lines; set as soon as the session is known, so that a refusal names who was refused. */
  actor?: Actor;
  /** The handler's notes for the security log. */
  readonly notes: SecurityNotes;
}

/** The client's Idempotency-Key, and a hash of the request that it was first used for. */
export interface IdempotencyKey {
  readonly key: string;
  readonly request: string;
}

export interface UploadedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

export function header(event: HttpEvent, name: string): string | undefined {
  return event.headers[name];
}
