import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { HttpAnswer } from './http-answer.ts';
import { answerOf, gatewayAnswer } from './http-answer.ts';
import type { HttpRequest } from './http-event.ts';
import { type GatewayMatch, gatewayMatcher } from './gateway-matcher.ts';
import { httpEvent } from './http-event.ts';
import type { LoadHandler } from './lambda.ts';
import { LambdaTimeout, invoke } from './lambda.ts';
import { localHost } from '../stand-ins/ports.ts';

/** API Gateway's limits: a larger body is a 413, longer headers are a 431. */
const maxBodyBytes = 10 * 1024 * 1024;
const maxHeaderBytes = 10_240;

type Matcher = ReturnType<typeof gatewayMatcher>;

interface HttpGatewayOptions {
  /** Routes of the contract. */
  readonly routes: Parameters<typeof gatewayMatcher>[0];
  readonly loadHandler: LoadHandler;
  /** Called with the error of a function; the answer is a bare 500, as from API Gateway. */
  readonly onError: (error: unknown) => void;
}

/** The local stand-in for the HTTP API: runs the function of the matching route. */
export function createHttpGateway(options: HttpGatewayOptions): RequestListener {
  const match = gatewayMatcher(options.routes);
  return (request, response) => {
    answer(request, match, options)
      .then((result) => send(response, result))
      .catch((error: unknown) => {
        options.onError(error);
        response.destroy();
      });
  };
}

async function answer(
  incoming: IncomingMessage,
  match: Matcher,
  options: HttpGatewayOptions,
): Promise<HttpAnswer> {
  if (headerBytes(incoming) > maxHeaderBytes) {
    return gatewayAnswer(431, 'Request Header Fields Too Large');
  }
  const body = await readBody(incoming);
  if (body === 'too large') return gatewayAnswer(413, 'Request Entity Too Large');
  const request = requestOf(incoming, body);
  const found = matchOf(match, request);
  if (found === 'malformed') return gatewayAnswer(400, 'Bad Request');
  return runFunction(request, found, options);
}

/** The size of the request line and the headers as they were sent. */
function headerBytes(incoming: IncomingMessage): number {
  const requestLine = `${incoming.method} ${incoming.url} HTTP/1.1\r\n`;
  return incoming.rawHeaders.reduce(
    (bytes, part) => bytes + Buffer.byteLength(part) + 2,
    Buffer.byteLength(requestLine),
  );
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array | 'too large'> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // The rest is read and dropped: closing the socket early would break the caller's upload.
    if (bytes <= maxBodyBytes) chunks.push(chunk);
  }
  return bytes <= maxBodyBytes ? Buffer.concat(chunks) : 'too large';
}

function requestOf(incoming: IncomingMessage, body: Uint8Array): HttpRequest {
  const url = incoming.url ?? '/';
  const queryStart = url.indexOf('?');
  const raw = incoming.rawHeaders;
  return {
    method: incoming.method ?? 'GET',
    rawPath: queryStart === -1 ? url : url.slice(0, queryStart),
    rawQuery: queryStart === -1 ? '' : url.slice(queryStart + 1),
    headers: raw.flatMap((name, index) =>
      index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : [],
    ),
    body,
    sourceIp: incoming.socket.remoteAddress ?? localHost,
  };
}

function matchOf(match: Matcher, request: HttpRequest): GatewayMatch | 'malformed' {
  try {
    return match(request);
  } catch (error) {
    if (error instanceof URIError) return 'malformed';
    throw error;
  }
}

async function runFunction(
  request: HttpRequest,
  match: GatewayMatch,
  options: HttpGatewayOptions,
): Promise<HttpAnswer> {
  const requestId = randomUUID();
  const name = match.route.word;
  try {
    const event = httpEvent(request, match, requestId, new Date());
    return answerOf(await invoke(await options.loadHandler(name), name, requestId, event));
  } catch (error) {
    options.onError(error);
    return error instanceof LambdaTimeout
      ? gatewayAnswer(503, 'Service Unavailable')
      : gatewayAnswer(500, 'Internal Server Error');
  }
}

function send(response: ServerResponse, result: HttpAnswer): void {
  response.statusCode = result.status;
  for (const [name, value] of Object.entries(result.headers)) response.setHeader(name, value);
  if (result.cookies.length > 0) response.setHeader('set-cookie', result.cookies);
  response.end(result.body);
}
