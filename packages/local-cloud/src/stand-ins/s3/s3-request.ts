import type { IncomingMessage } from 'node:http';
import type { ObjectHeaders } from './object-files.ts';
import type { S3Error } from './s3-xml.ts';

interface OfObject {
  readonly bucket: string;
  readonly key: string;
}

/** A request that the local S3 supports. */
export type S3Request =
  | (OfObject & {
      readonly operation: 'put';
      readonly headers: ObjectHeaders;
      /** Base64; undefined where none was sent. */
      readonly crc32: string | undefined;
    })
  | (OfObject & { readonly operation: 'get'; readonly wantsChecksum: boolean })
  | (OfObject & { readonly operation: 'delete' })
  | { readonly operation: 'list'; readonly bucket: string; readonly prefix: string };

/** The longest key, in bytes. */
const longestKey = 1024;

/** Reads a request with a path-style address: `/bucket/key`. */
export function readS3Request(request: IncomingMessage): S3Request | S3Error {
  const { method = '', headers } = request;
  const [path = '', search = ''] = (request.url ?? '').split('?', 2);
  const query = new URLSearchParams(search);
  const unknown = unsupported(headers, query);
  if (unknown !== undefined) return { code: 'NotImplemented', resource: unknown };
  const [bucket = '', ...parts] = decoded(path.slice(1)).split('/');
  const isOfBucket = parts.join('/') === '';
  if (isOfBucket && method === 'GET' && query.get('list-type') === '2')
    return { operation: 'list', bucket, prefix: query.get('prefix') ?? '' };
  if (isOfBucket || query.has('list-type'))
    return { code: 'NotImplemented', resource: `${method} ${path}` };
  return readOfObject({ bucket, key: parts.join('/') }, method, headers);
}

function readOfObject(
  object: OfObject,
  method: string,
  headers: IncomingMessage['headers'],
): S3Request | S3Error {
  const { key } = object;
  // A folder on disk has no empty name.
  if (key.split('/').includes('')) return { code: 'InvalidURI', resource: key };
  if (Buffer.byteLength(key) > longestKey) return { code: 'KeyTooLongError', resource: key };
  const wantsChecksum = headers['x-amz-checksum-mode'] === 'ENABLED';
  switch (method) {
    case 'PUT':
      return readPut(object, headers);
    case 'GET':
      return { operation: 'get', ...object, wantsChecksum };
    case 'DELETE':
      return { operation: 'delete', ...object };
    default:
      return { code: 'NotImplemented', resource: `${method} ${key}` };
  }
}

function readPut(object: OfObject, headers: IncomingMessage['headers']): S3Request | S3Error {
  if (headers['content-length'] === undefined)
    return { code: 'MissingContentLength', resource: object.key };
  const metadata = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith(metaPrefix) ? [[name.slice(metaPrefix.length), String(value)]] : [],
  );
  return {
    operation: 'put',
    ...object,
    headers: {
      contentType: headers['content-type'] ?? 'binary/octet-stream',
      metadata: Object.fromEntries(metadata) as Record<string, string>,
    },
    crc32: headers['x-amz-checksum-crc32'] as string | undefined,
  };
}

const metaPrefix = 'x-amz-meta-';

/** Parameters of the four operations. */
const parameters = new Set(['x-id', 'list-type', 'prefix']);
/** Headers of S3 that are obeyed, or that change nothing here. */
const obeyed = new Set([
  'x-amz-checksum-crc32',
  'x-amz-checksum-mode',
  'x-amz-content-sha256',
  'x-amz-date',
  'x-amz-sdk-checksum-algorithm',
  'x-amz-security-token',
  'x-amz-user-agent',
]);
/** Other headers that S3 obeys. */
const refused = new Set([
  'cache-control',
  'content-encoding',
  'if-match',
  'if-none-match',
  'range',
]);

/** A header or parameter that S3 would obey and this does not. */
function unsupported(
  headers: IncomingMessage['headers'],
  query: URLSearchParams,
): string | undefined {
  const isUnknown = (name: string) =>
    refused.has(name) ||
    (name.startsWith('x-amz-') && !name.startsWith(metaPrefix) && !obeyed.has(name));
  return (
    Object.keys(headers).find(isUnknown) ?? [...query.keys()].find((name) => !parameters.has(name))
  );
}

/** '' for what is no encoding of anything. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
