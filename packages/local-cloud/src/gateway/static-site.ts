import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { policyOfFile, securityHeaders } from '@driftig/contracts/edge/edge-headers';
import { pageOf } from '@driftig/contracts/edge/edge-pages';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const compress = promisify(gzip);
/** Extensions that CloudFront compresses; pictures and fonts are compressed formats already. */
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml']);

/**
 * Serves the site as CloudFront does: files of the build, and for a path without a file extension a
 * public page or the app.
 */
export function createStaticSite(directory: string): RequestListener {
  return (request, response) => {
    serve(directory, request, response).catch(() => response.destroy());
  };
}

async function serve(
  directory: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendText(response, 405, 'Method Not Allowed');
  }
  const file = fileOf(request.url ?? '/');
  const content = file === undefined ? undefined : await readSiteFile(directory, file);
  if (file === undefined || content === undefined) return sendText(response, 404, 'Not Found');
  response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream');
  response.setHeader('content-security-policy', policyOfFile(file));
  response.setHeader('cache-control', cacheControl(file));
  const part = await encodeBody(content, file, request, response);
  const body = part === content ? rangeOf(content, request, response) : part;
  response.setHeader('content-length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Compresses as CloudFront does: only some types, and only if the browser accepts gzip. */
async function encodeBody(
  content: Buffer,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer> {
  if (!compressible.has(extname(file))) return content;
  response.setHeader('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return content;
  response.setHeader('content-encoding', 'gzip');
  return compress(content);
}

/** The part that is asked for, as Safari does of films; all of it for any other range than one from-to. */
function rangeOf(content: Buffer, request: IncomingMessage, response: ServerResponse): Buffer {
  response.setHeader('accept-ranges', 'bytes');
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === '' || Number(from) >= content.length) return content;
  const part = content.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
  const last = Number(from) + part.length - 1;
  response.statusCode = 206;
  response.setHeader('content-range', `bytes ${from}-${last}/${content.length}`);
  return part;
}

/** The file of a URL, relative to the build; `undefined` for a malformed URL. */
function fileOf(url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  return extname(path) === '' ? pageOf(path) : path.slice(1);
}

async function readSiteFile(directory: string, file: string): Promise<Buffer | undefined> {
  const path = normalize(join(directory, file));
  if (!path.startsWith(directory + sep)) return undefined;
  return readFile(path).catch(() => undefined);
}

/** Files below assets/ have a hash of their content in their name, so they never change. */
function cacheControl(file: string): string {
  return file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(text);
}
