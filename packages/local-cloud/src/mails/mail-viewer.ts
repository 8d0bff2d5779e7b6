import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { framedMail } from './framed-mail.ts';
import type { Html } from './html.ts';
import { listPage } from './list-page.ts';
import { mailPage } from './mail-page.ts';
import { mailPath } from './mail-path.ts';
import type { MailStore, StoredMail } from './mail-store.ts';
import { notFoundPage } from './page.ts';

const headers = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A mail's HTML is restricted as in a mail client: no scripts, no forms, no origin. */
const framePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: https:',
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "frame-ancestors 'self'",
].join('; ');

type MailFile = StoredMail['attachments'][number];

const styles = join(import.meta.dirname, 'mail-viewer.css');

/** Serves the sent mails as pages, and as JSON for tests. */
export function createMailViewer(mails: MailStore): RequestListener {
  return (request, response) => {
    answer(mails, request, response).catch(() => response.destroy());
  };
}

async function answer(
  mails: MailStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return send(response, 405, 'text/plain', 'Method Not Allowed');
  }
  const [path = '', query] = (request.url ?? '').split('?', 2);
  const [place = '', part] = path.slice(mailPath.length + 1).split('/', 2);
  const to = new URLSearchParams(query).get('to')?.trim() ?? '';
  if (place === '') return sendPage(response, 200, listPage(mailsTo(mails, to), to));
  if (place === 'style.css') return send(response, 200, 'text/css', await readFile(styles));
  if (place === 'mails.json') return sendJson(response, mailsTo(mails, to));
  const mail = mails.list().find(({ messageId }) => messageId === place);
  if (mail === undefined) return sendPage(response, 404, notFoundPage());
  if (part === undefined) return sendPage(response, 200, mailPage(mail));
  sendPart(response, mail, part);
}

/** The HTML of a mail for its frame, or one of the files that came with it. */
function sendPart(response: ServerResponse, mail: StoredMail, part: string): void {
  const file = mail.attachments[Number(part)];
  if (file !== undefined) return sendFile(response, file);
  if (part !== 'html' || mail.body.html === undefined)
    return sendPage(response, 404, notFoundPage());
  response.setHeader('content-security-policy', framePolicy);
  send(response, 200, 'text/html', framedMail(mail.body.html));
}

/** Newest first; `to` is any part of a recipient's address. */
function mailsTo({ list }: MailStore, to: string): readonly StoredMail[] {
  const wanted = to.toLowerCase();
  return list()
    .filter(({ destination }) =>
      Object.values(destination)
        .flat()
        .some((recipient) => recipient.toLowerCase().includes(wanted)),
    )
    .toReversed();
}

function sendPage(response: ServerResponse, status: number, page: Html): void {
  response.setHeader('content-security-policy', pagePolicy);
  send(response, status, 'text/html', page.markup);
}

function sendFile(response: ServerResponse, { name, mediaType, base64 }: MailFile): void {
  const file = encodeURIComponent(name);
  response.setHeader('content-disposition', `attachment; filename*=UTF-8''${file}`);
  response.setHeader('content-type', mediaType);
  response.end(Buffer.from(base64, 'base64'));
}

function sendJson(response: ServerResponse, value: unknown): void {
  send(response, 200, 'application/json', JSON.stringify(value));
}

function send(
  response: ServerResponse,
  status: number,
  contentType: string,
  content: string | Buffer,
): void {
  response.statusCode = status;
  response.setHeader('content-type', `${contentType}; charset=utf-8`);
  response.end(content);
}
