import type { HttpAnswer } from '../gateway/http-answer.ts';
import type { HttpRequest } from '../gateway/http-event.ts';
import { ownAddress } from '../gateway/http-event.ts';

/** A request as written in a test. */
export interface TestRequest {
  readonly method: string;
  /** The path of the route, e.g. `/api/{type}/data/{id}`. */
  readonly path: string;
  readonly word: string;
  /** One that is left out is some text: a path without it would be no path of the route. */
  readonly pathParameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged; the content type goes into `headers`. */
  readonly rawBody?: Uint8Array | string;
  /** `undefined` removes a default, e.g. `{ origin: undefined }`. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly cookies?: Readonly<Record<string, string>>;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The Set-Cookie values. */
  readonly cookies: readonly string[];
  /** The body parsed as JSON; `undefined` if it is none. */
  readonly json: unknown;
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** The browser's cookies after an answer, for the next request. */
export function cookieJar(
  answer: Pick<TestAnswer, 'cookies'>,
  before: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const jar = { ...before };
  for (const cookie of answer.cookies) {
    const [pair = '', ...attributes] = cookie.split(/;\s*/);
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) delete jar[name];
    else jar[name] = pair.slice(equals + 1);
  }
  return jar;
}

/** The path of the request; `write` makes the text in the path of each parameter. */
export function pathOf(request: TestRequest, write: (value: string) => string): string {
  return request.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    write(request.pathParameters?.[name] ?? 'not-given'),
  );
}

/** The request as the gateway would receive it. */
export function wireRequest(request: TestRequest): HttpRequest {
  const body = request.rawBody ?? JSON.stringify(request.body);
  return {
    method: request.method,
    rawPath: pathOf(request, (value) => encodeURIComponent(value.toWellFormed())),
    rawQuery: new URLSearchParams(request.query).toString(),
    headers: wireHeaders(request),
    body: body === undefined ? undefined : Buffer.from(body),
    sourceIp: ownAddress,
  };
}

function wireHeaders(request: TestRequest): HttpRequest['headers'] {
  const cookie = Object.entries(request.cookies ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers: Record<string, string | undefined> = {
    'user-agent': 'driftig-test',
    ...(request.body !== undefined && { 'content-type': 'application/json' }),
    ...(request.method !== 'GET' && { origin: process.env['SITE_URL'] }),
    ...(cookie !== '' && { cookie }),
    ...request.headers,
  };
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
}

/** An answer as tests read it. */
export function testAnswer(answer: HttpAnswer): TestAnswer {
  const text = Buffer.from(answer.body).toString('utf8');
  return {
    status: answer.status,
    headers: answer.headers,
    cookies: answer.cookies,
    json: parseJson(text),
    text,
    bytes: answer.body,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
