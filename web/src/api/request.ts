import type { RouteSpec } from '@driftig/contracts/core/route';
import { errorCodes } from '@driftig/contracts/core/error-codes';
import { ourPath } from '@driftig/contracts/wire/wire-paths';
import * as z from 'zod';

import { ApiError } from './errors.ts';

type Part<K extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.output<S>
    ? { readonly [P in K]?: z.output<S> }
    : { readonly [P in K]: z.output<S> }
  : unknown;

type Files<F> = F extends object ? { readonly files: { readonly [K in keyof F]: File } } : unknown;

/** The input of a call in our names, with only the parts that the route has. */
export type CallInput<R extends RouteSpec> = Part<'params', R['params']> &
  Part<'query', R['query']> &
  Part<'body', R['body']> &
  Files<R['files']>;

export interface AnyInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, File>>;
}

export interface WireRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/** The texts of a zod error by field, in our names. The first text of a field wins. */
export function fieldTexts(schema: z.ZodType, error: z.core.$ZodError): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    texts[ourPath(schema, path.map(String).join('.'))] ??= message;
  }
  return texts;
}

function toWire(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const wire = z.safeEncode(schema, value ?? {});
  if (wire.success) return wire.data;
  const fields = fieldTexts(schema, wire.error);
  throw new ApiError({ ...errorCodes.bad_input, code: 'bad_input', fields });
}

function withParams(path: string, params: Record<string, unknown>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

function withQuery(path: string, query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

const json = (body: unknown) => (body === undefined ? null : JSON.stringify(body));

function multipart(body: unknown, files: Readonly<Record<string, File>>): FormData {
  const form = new FormData();
  const fields = Object.entries((body ?? {}) as Record<string, string | number | undefined>);
  for (const [name, value] of fields) if (value !== undefined) form.append(name, String(value));
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

/** Encodes a call. Input that the schemas refuse throws an ApiError like the server's. */
export function writeRequest(
  route: RouteSpec,
  input: AnyInput,
  idempotencyKey: string | undefined,
): WireRequest {
  const params = (toWire(route.params, input.params) ?? {}) as Record<string, unknown>;
  const query = (toWire(route.query, input.query) ?? {}) as Record<string, unknown>;
  const body = toWire(route.body, input.body);
  const sent = input.files ? multipart(body, input.files) : json(body);
  const headers: Record<string, string> = { accept: 'application/json' };
  // For FormData the browser sets the content type, which contains the boundary.
  if (typeof sent === 'string') headers['content-type'] = 'application/json';
  if (route.idempotent) headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID();
  return {
    url: withQuery(withParams(route.path, params), query),
    init: {
      method: route.method,
      credentials: 'same-origin',
      headers,
      body: sent,
    },
  };
}
