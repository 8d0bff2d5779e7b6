/** An HTTP answer. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Set-Cookie values, one per cookie. */
  readonly cookies: readonly string[];
  readonly body: Uint8Array;
}

/** An answer that API Gateway itself gives. */
export function gatewayAnswer(status: number, message: string): HttpAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    cookies: [],
    body: Buffer.from(JSON.stringify({ message })),
  };
}

/**
 * Turns a function's result into an HTTP answer. Like API Gateway with payload format 2.0, it takes a
 * value without a status code as the JSON body of a 200.
 */
export function answerOf(result: unknown): HttpAnswer {
  if (!isRecord(result) || !('statusCode' in result)) {
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      cookies: [],
      body: Buffer.from(typeof result === 'string' ? result : JSON.stringify(result ?? null)),
    };
  }
  const status = Number(result['statusCode']);
  if (!Number.isInteger(status) || status < 100 || status > 599) {
    return gatewayAnswer(500, 'Internal Server Error');
  }
  return {
    status,
    headers: headersOf(result['headers']),
    cookies: Array.isArray(result['cookies']) ? result['cookies'].map(String) : [],
    body: bodyOf(result),
  };
}

function headersOf(headers: unknown): Record<string, string> {
  const entries = isRecord(headers) ? Object.entries(headers) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

function bodyOf(result: Record<string, unknown>): Uint8Array {
  const body = typeof result['body'] === 'string' ? result['body'] : '';
  return Buffer.from(body, result['isBase64Encoded'] === true ? 'base64' : 'utf8');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
