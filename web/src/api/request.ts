import type { RouteSpec } from '@driftig/contracts/core/route';
import { errorCodes } from '@driftig/contracts/core/error-codes';
import { ourPath } from '@driftig/contracts/wire/wire-paths';
import * as z from 'zod';

import { ApiError } from './errors.ts';

type Part<K extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.output<S>
    ? { readonly [P in K]?: z.output<S> }
    : { readonly [P in K]: z.output<S> }
  : { readonly [P in K]?: never };

type Files<F> = F extends object
  ? { readonly files: { readonly [K in keyof F]?: File } }
  : { readonly files?: never };

export interface AnyInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, File>>;
}

/** The input of a call in our names, with only the parts that the route has. */
export type CallInput<R extends RouteSpec> = AnyInput &
  Part<'params', R['params']> &
  Part<'query', R['query']> &
  Part<'body', R['body']> &
  Files<R['files']>;

export interface WireRequest {
  readonly url: string;
  readonly init: RequestInit & { readonly body: string | FormData | null };
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

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function withParams(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

function withQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

const json = (body: unknown) => (body === undefined ? null : JSON.stringify(body));

const isPlain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function multipart(body: unknown, files: Readonly<Record<string, File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(body)))
    if (isPlain(value)) form.append(name, String(value));
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

/** Encodes a call. Input that the schemas refuse throws an ApiError like the server's. */
export function writeRequest(
  route: RouteSpec,
  input: AnyInput,
  idempotencyKey: string | undefined,
): WireRequest {
  const params = fieldsOf(toWire(route.params, input.params));
  const query = fieldsOf(toWire(route.query, input.query));
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
