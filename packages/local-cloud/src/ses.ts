import { createRequire } from 'node:module';
import type { StandIn } from './ports.ts';
import { closeServer, localHost, portOf } from './ports.ts';

// Test runners and Node disagree on the default of this CommonJS module; require does not.
const require = createRequire(import.meta.url);
const ses = require('aws-ses-v2-local') as typeof import('aws-ses-v2-local');

/** A mail as the stand-in keeps it. */
export interface StoredMail {
  readonly messageId: string;
  readonly from: string;
  readonly replyTo: readonly string[];
  readonly destination: {
    readonly to: readonly string[];
    readonly cc: readonly string[];
    readonly bcc: readonly string[];
  };
  readonly subject: string;
  readonly body: { readonly html?: string; readonly text?: string };
  /** Seconds since 1970. */
  readonly at: number;
}

/** The embedded SES: nothing leaves the machine, every mail can be read at the endpoint itself. */
export async function startSes(): Promise<StandIn> {
  const server = await ses.default({ host: localHost, port: 0 });
  return {
    endpoint: `http://${localHost}:${portOf(server)}`,
    stop: () => closeServer(server),
  };
}

/** All mails sent since the start, oldest first. */
export async function sentMails(endpoint: string): Promise<readonly StoredMail[]> {
  const answer = await fetch(`${endpoint}/store`);
  const store = (await answer.json()) as { readonly emails: readonly StoredMail[] };
  return store.emails;
}
