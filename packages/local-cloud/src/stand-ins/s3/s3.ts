import { mkdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StandIn } from '../ports.ts';
import { closeServer, listen, localHost } from '../ports.ts';
import { moveS3rverFiles } from './move-s3rver-files.ts';
import { objectFiles, type ObjectFiles } from './object-files.ts';
import { readS3Request, type S3Request } from './s3-request.ts';
import { errorXml, listXml, type S3Error } from './s3-xml.ts';

const stored: string[] = [];

/** The objects that were stored since the last time, as `bucket/key`; there is one store in a process. */
export function takeStored(): readonly string[] {
  return stored.splice(0);
}

type Buckets = ReadonlyMap<string, ObjectFiles>;

/**
 * Starts the local S3 with these buckets; objects are files below `dataDir`. It supports PutObject,
 * GetObject, DeleteObject and ListObjectsV2 of path-style addresses, and answers anything else with 501,
 * so that nothing is lost unseen. Signatures are not verified.
 */
export async function startS3(options: {
  readonly dataDir: string;
  readonly buckets: readonly string[];
}): Promise<StandIn> {
  // Uploads that a killed process did not end.
  const parts = join(options.dataDir, '.parts');
  await rm(parts, { recursive: true, force: true });
  await mkdir(parts, { recursive: true });
  const buckets = new Map<string, ObjectFiles>();
  for (const name of options.buckets) {
    const folder = join(options.dataDir, name);
    await mkdir(folder, { recursive: true });
    const files = objectFiles(folder, parts);
    await moveS3rverFiles(folder, files);
    buckets.set(name, files);
  }
  const server = createServer((request, response) => {
    answer(buckets, request, response).catch(() => response.destroy());
  });
  const port = await listen(server, 0);
  return { endpoint: `http://${localHost}:${port}`, stop: () => closeServer(server) };
}

async function answer(
  buckets: Buckets,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = readS3Request(request);
  if ('code' in asked) return refuse(request, response, asked);
  const files = buckets.get(asked.bucket);
  if (files === undefined)
    return refuse(request, response, { code: 'NoSuchBucket', resource: asked.bucket });
  switch (asked.operation) {
    case 'put':
      return put(files, asked, request, response);
    case 'get':
      return get(files, asked, request, response);
    case 'delete':
      await files.remove(asked.key);
      return void response.writeHead(204).end();
    case 'list':
      return sendXml(response, 200, listXml(asked, await files.list(asked.prefix)));
  }
}

async function put(
  files: ObjectFiles,
  { bucket, key, headers, crc32 }: Extract<S3Request, { operation: 'put' }>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const kept = await files.put(key, headers, { body: request, crc32 });
  if (kept === undefined) return refuse(request, response, { code: 'BadDigest', resource: key });
  stored.push(`${bucket}/${key}`);
  response.writeHead(200, { etag: `"${kept.md5}"`, 'x-amz-checksum-crc32': kept.crc32 }).end();
}

async function get(
  files: ObjectFiles,
  { key, wantsChecksum }: Extract<S3Request, { operation: 'get' }>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const object = await files.open(key);
  if (object === undefined) return refuse(request, response, { code: 'NoSuchKey', resource: key });
  const { contentType, metadata, md5, crc32, size, modified, body } = object;
  const named = Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value]);
  response.writeHead(200, {
    'content-type': contentType,
    'content-length': size,
    etag: `"${md5}"`,
    'last-modified': modified.toUTCString(),
    ...(wantsChecksum && { 'x-amz-checksum-crc32': crc32 }),
    ...(Object.fromEntries(named) as Record<string, string>),
  });
  await pipeline(body, response);
}

/** The rest of a refused upload is read and dropped, so that the client hears why. */
function refuse(request: IncomingMessage, response: ServerResponse, error: S3Error): void {
  request.resume();
  const { status, xml } = errorXml(error);
  sendXml(response, status, xml);
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}
