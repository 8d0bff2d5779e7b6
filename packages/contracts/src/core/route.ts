import type * as z from 'zod';

import type { Access } from './access.ts';
import type { ErrorCode } from './error-codes.ts';
import type { PlanGate } from './plans.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One word per domain, the same in every layer (docs/architecture.md). */
export type Word =
  | 'auth'
  | 'company'
  | 'dashboard'
  | 'records'
  | 'employees'
  | 'invoices'
  | 'orders'
  | 'planning'
  | 'receipts'
  | 'accounting'
  | 'ledger'
  | 'periods'
  | 'exchange'
  | 'bank'
  | 'taskboard'
  | 'time'
  | 'vacation'
  | 'chat'
  | 'notifications'
  | 'calendar';

/** A file field of a multipart route. */
export interface FileField {
  readonly mediaTypes: readonly string[];
  /** True where the handler decides by the content alone, whatever type and name are declared. */
  readonly knownByContent?: boolean;
  readonly maxBytes: number;
  readonly required: boolean;
}

/** Keys of routes that read. A word stands for all routes of that word that read. */
export type StaleReads = readonly string[];

/** By the `type` in the body, where a route serves several record types. */
export type Changes = StaleReads | Readonly<Record<string, StaleReads>>;

/**
 * A route. Its schemas decode the wire to our names and types (`z.decode`) and encode them back
 * (`z.encode`); see wire.ts. Leaving `access` out does not compile.
 */
export interface RouteSpec {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  /** A feature that the company's plan must include, or a limit that must not be reached. */
  readonly plan?: PlanGate;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly files?: Readonly<Record<string, FileField>>;
  readonly response: z.ZodType;
  readonly status?: 200 | 201;
  /** The answer is a file (file-answer.ts) and sent as such, not as JSON. */
  readonly answersFile?: true;
  /**
   * Open also to users who must set up two-step login first; 'setup' while the company has not saved
   * its settings once, so that its founder can begin (docs/decisions/0097).
   */
  readonly withoutSecondFactor?: true | 'setup';
  /** A GET that changes something, so it acts only when our own site sent the browser there. */
  readonly sameSiteOnly?: true;
  /** A POST that changes nothing: a suspended company may call it. */
  readonly readsOnly?: true;
  /** The cached answers that a successful call makes stale; the client invalidates them. */
  readonly changes?: Changes;
  readonly errors?: readonly ErrorCode[];
  /** A create that accepts an Idempotency-Key: a retry gets the stored first answer. */
  readonly idempotent?: true;
  /** Largest accepted body in bytes; 64 KiB when left out. */
  readonly maxBodyBytes?: number;
}

export type Route = RouteSpec & { readonly key: string; readonly word: Word };

type Named<R, W extends Word> = {
  readonly [K in keyof R]: R[K] & { readonly key: K & string; readonly word: W };
};

/** Adds the word and the key to each route; the key names its files in every layer. */
export function routesOf<const W extends Word, const R extends Record<string, RouteSpec>>(
  word: W,
  specs: R,
): Named<R, W> {
  const named = Object.entries(specs).map(([key, spec]) => [key, { ...spec, key, word }]);
  return Object.fromEntries(named) as Named<R, W>;
}

/** The reads that a successful call with this body makes stale. */
export function staleAfter(
  { changes = [] }: Pick<RouteSpec, 'changes'>,
  body: unknown,
): StaleReads {
  if (isList(changes)) return changes;
  const { type = '' } = (body ?? {}) as { readonly type?: string };
  return changes[type] ?? [];
}

const isList = (changes: Changes): changes is StaleReads => Array.isArray(changes);

/** API Gateway's key of a route, e.g. `GET /api/{type}/options`. */
export function gatewayKey(route: { readonly method: string; readonly path: string }): string {
  return `${route.method} ${route.path}`;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Decoded input of a route: the handler receives it, the web client sends it. */
export interface InputOf<R extends RouteSpec> {
  readonly params: Output<R['params']>;
  readonly query: Output<R['query']>;
  readonly body: Output<R['body']>;
}

/** Decoded answer of a route: the handler returns it, the web client receives it. */
export type AnswerOf<R extends RouteSpec> = z.output<R['response']>;
