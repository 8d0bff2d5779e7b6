/** Parts of API Gateway's socket event; only `$connect` has headers. */
export interface SocketEvent {
  readonly requestContext: {
    readonly routeKey: string;
    readonly connectionId: string;
    readonly requestId: string;
    readonly identity: { readonly sourceIp: string };
  };
  readonly headers?: Readonly<Record<string, string>>;
  readonly queryStringParameters?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** API Gateway looks at the status alone: what is not below 300 refuses a connection. */
export interface SocketResult {
  readonly statusCode: number;
}

/** A header by its name, however it was written. */
export function socketHeader({ headers = {} }: SocketEvent, name: string): string | undefined {
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  return found?.[1];
}
