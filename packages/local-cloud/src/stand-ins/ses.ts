import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { StandIn } from './ports.ts';
import { closeServer, listen, localHost } from './ports.ts';
import type { MailStore, StoredMail } from '../mails/mail-store.ts';
import { problemEventsOf } from '../mails/mail-problems.ts';
import { readSendEmail } from '../mails/send-email.ts';

export type { StoredMail };

/** Starts the local SES, which supports SendEmail only and stores the mails. */
export async function startSes(mails: MailStore): Promise<StandIn> {
  const problems: object[] = [];
  const received: object[] = [];
  const server = createServer((request, response) => {
    answer({ mails, problems, received }, request, response).catch(() => response.destroy());
  });
  const port = await listen(server, 0);
  return { endpoint: `http://${localHost}:${port}`, stop: () => closeServer(server) };
}

/** The mails of a stack, oldest first, for tests in other processes: all, or those to an address. */
export async function sentMails(endpoint: string, to?: string): Promise<readonly StoredMail[]> {
  const answer = await fetch(`${endpoint}/store/${encodeURIComponent(to ?? '')}`);
  const store = (await answer.json()) as { readonly emails: readonly StoredMail[] };
  return store.emails;
}

/** The events of mails that came back since this was asked last, for their consumers. */
export async function takeMailProblems(endpoint: string): Promise<readonly object[]> {
  const answer = await fetch(`${endpoint}/problems`, { method: 'POST' });
  return (await answer.json()) as readonly object[];
}

/** The notifications of mails that were handed in since this was asked last, for their consumer. */
export async function takeReceivedMails(endpoint: string): Promise<readonly object[]> {
  const answer = await fetch(`${endpoint}/received/take`, { method: 'POST' });
  return (await answer.json()) as readonly object[];
}

interface Post {
  readonly mails: MailStore;
  readonly problems: object[];
  /** Notifications of mails that were handed in. */
  readonly received: object[];
}

async function answer(
  post: Post,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, address] = /^\/store\/(.*)$/.exec(request.url ?? '') ?? [];
  if (address !== undefined) return sendStore(post, decodeURIComponent(address), response);
  switch (`${request.method} ${request.url}`) {
    case 'POST /v2/email/outbound-emails':
      return sendEmail(post, request, response);
    case 'POST /problems':
      return send(response, 200, post.problems.splice(0));
    case 'POST /received':
      post.received.push((await json(request)) as object);
      return send(response, 200, {});
    case 'POST /received/take':
      return send(response, 200, post.received.splice(0));
    case 'GET /health-check':
      return send(response, 200, {});
    default:
      return refuse(response, 404, 'NotFoundException', 'The embedded SES knows only SendEmail.');
  }
}

function sendStore({ mails }: Post, to: string, response: ServerResponse): void {
  const isWanted = ({ destination }: StoredMail) => to === '' || destination.to.includes(to);
  send(response, 200, { emails: mails.list().filter(isWanted) });
}

async function sendEmail(
  { mails, problems }: Post,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await json(request).catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
  const mail = await readSendEmail(body);
  if ('refusal' in mail) return refuse(response, 400, 'BadRequestException', mail.refusal);
  const stored = await mails.save(mail);
  problems.push(...problemEventsOf(stored));
  send(response, 200, { MessageId: stored.messageId });
}

/** The SDK derives its error class from the header. */
function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  response.setHeader('x-amzn-errortype', type);
  send(response, status, { message });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
