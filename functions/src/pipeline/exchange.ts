import type { Route } from '@driftig/contracts/core/route';
import type { CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

export type HttpEvent = APIGatewayProxyEventV2;
export type HttpResult = APIGatewayProxyStructuredResultV2;

/** Who asks, and the session they ask from. */
export interface Recognised {
  readonly actor: Actor;
  readonly sessionId: string;
  readonly accessToken: string;
  /** Two-step login was required when this session began, and is not set up yet. */
  readonly mustEnrol: boolean;
}

/** One request on its way through the pipeline; each step fills in what it found. */
export interface Exchange {
  readonly event: HttpEvent;
  readonly requestId: string;
  readonly startedAt: number;
  /** ISO UTC; the one moment of this request. */
  readonly now: string;
  route?: Route;
  actor?: Actor;
  store?: CompanyStore;
  /** The session it came with. */
  login?: Recognised;
  input?: { params: unknown; query: unknown; body: unknown };
  files?: ReadonlyMap<string, UploadedFile>;
  idempotency?: { readonly key: string; readonly request: string };
  /** A stored first answer that ends the way to the handler. */
  repeated?: unknown;
  readonly cookies: string[];
  readonly headers: Record<string, string>;
}

export interface UploadedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** What a step of the pipeline has made sure of before the next one runs. */
export function settled<K extends keyof Exchange>(
  exchange: Exchange,
  key: K,
): NonNullable<Exchange[K]> {
  const value = exchange[key];
  if (value === undefined || value === null) throw new Error(`The pipeline has no ${key} yet`);
  return value;
}

export function header(event: HttpEvent, name: string): string | undefined {
  return event.headers[name];
}
