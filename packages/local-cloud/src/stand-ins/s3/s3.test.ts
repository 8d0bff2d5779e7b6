import { randomBytes } from 'node:crypto';
import { mkdtemp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localClientConfig } from '../environment.ts';
import type { StandIn } from '../ports.ts';
import { startS3, takeStored } from './s3.ts';

const Bucket = 'driftig-files';
let dataDir = '';
let s3: StandIn;
let client: S3Client;

async function start(): Promise<void> {
  s3 = await startS3({ dataDir, buckets: [Bucket] });
  client = new S3Client({ ...localClientConfig(s3.endpoint), maxAttempts: 1 });
}
async function stop(): Promise<void> {
  client.destroy();
  await s3.stop();
}
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'driftig-s3-'));
  await start();
  takeStored();
});
afterEach(async () => {
  await stop();
  await rm(dataDir, { recursive: true });
});

const put = (Key: string, Body: Uint8Array | string, others: object = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...others }));
async function read(Key: string) {
  const object = await client.send(new GetObjectCommand({ Bucket, Key }));
  return { ...object, bytes: Buffer.from((await object.Body?.transformToByteArray()) ?? []) };
}
const keys = async (Prefix: string) =>
  (await client.send(new ListObjectsV2Command({ Bucket, Prefix }))).Contents?.map(({ Key }) => Key);
/** Unfinished uploads. */
const leftovers = () => readdir(join(dataDir, '.parts'));

test('an object is read byte for byte, with its type, metadata, size, time and ETag', async () => {
  const bytes = randomBytes(300_000);
  const { ETag } = await put('c/1/a', bytes, {
    ContentType: 'image/png',
    Metadata: { scan: 'wanted' },
  });
  const object = await read('c/1/a');
  expect(object.bytes.equals(bytes)).toBe(true);
  expect(object).toMatchObject({
    ContentType: 'image/png',
    ContentLength: 300_000,
    Metadata: { scan: 'wanted' },
    ETag,
    LastModified: expect.any(Date),
  });
  expect(ETag).toMatch(/^"[0-9a-f]{32}"$/);
});

test('without a type it is binary, and an empty one is empty', async () => {
  await put('c/1/empty', new Uint8Array());
  const object = await read('c/1/empty');
  expect([object.ContentType, object.bytes.length]).toEqual(['application/octet-stream', 0]);
});

test('a second upload replaces it, and what was read before stays whole', async () => {
  await put('c/1/a', randomBytes(100_000));
  const before = await client.send(new GetObjectCommand({ Bucket, Key: 'c/1/a' }));
  await put('c/1/a', 'ny', { ContentType: 'text/plain' });
  expect(await before.Body?.transformToByteArray()).toHaveLength(100_000);
  expect((await read('c/1/a')).bytes.toString()).toBe('ny');
});

test('missing objects and buckets are NoSuchKey (404) and NoSuchBucket (404), and deleting them is no error', async () => {
  await expect(read('c/1/a')).rejects.toMatchObject({
    name: 'NoSuchKey',
    $metadata: { httpStatusCode: 404 },
  });
  const elsewhere = new GetObjectCommand({ Bucket: 'another', Key: 'a' });
  await expect(client.send(elsewhere)).rejects.toMatchObject({ name: 'NoSuchBucket' });
  await put('c/1/a', 'x');
  for (let time = 0; time < 2; time += 1)
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'c/1/a' }));
  await expect(read('c/1/a')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a company’s objects are listed in order, and not those of one whose id begins alike', async () => {
  for (const key of ['c/1/b', 'c/1/a/x', 'c/1/a', 'c/12/a', 'd']) await put(key, 'x');
  expect(await keys('c/1/')).toEqual(['c/1/a', 'c/1/a/x', 'c/1/b']);
  expect(await keys('c/1/a')).toEqual(['c/1/a', 'c/1/a/x']);
  expect(await keys('nobody/')).toBeUndefined();
});

test('any key comes back as it was, and none leads out of its bucket', async () => {
  const part = fc
    .oneof(fc.constantFrom('.', '..', '...', '%2E', 'æ ø', '<&>', '.object', '~'), fc.string())
    .filter((text) => text !== '' && text.isWellFormed() && !text.includes('/'));
  const folder = async () => (await readdir(dataDir)).toSorted();
  const before = await folder();
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
      const key = ['c', ...parts].join('/');
      // A request's path cannot name '.' and '..', which browsers and the SDK would resolve.
      const url = `${s3.endpoint}/${Bucket}/${key.split('/').map(encodeAll).join('/')}`;
      expect(await status(url, 'PUT', 'x')).toBe(200);
      expect(await status(url, 'GET')).toBe(200);
      expect(takeStored()).toEqual([`${Bucket}/${key}`]);
      expect(await status(url, 'DELETE')).toBe(204);
    }),
    { numRuns: 40 },
  );
  expect(await folder()).toEqual(before);
});

/** Each byte, so that no client resolves '..'. */
const encodeAll = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

async function status(url: string, method: string, body = ''): Promise<number | undefined> {
  const { hostname: host, port } = new URL(s3.endpoint);
  const path = url.slice(s3.endpoint.length);
  const headers = { 'content-length': Buffer.byteLength(body) };
  const sent = request({ host, port, path, method, headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

describe('nothing is stored', () => {
  test('when the bytes do not have the checksum that was sent', async () => {
    await put('c/1/a', 'before');
    await expect(put('c/1/a', 'after', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({
      name: 'BadDigest',
      $metadata: { httpStatusCode: 400 },
    });
    expect((await read('c/1/a')).bytes.toString()).toBe('before');
    expect([takeStored(), await leftovers()]).toEqual([[`${Bucket}/c/1/a`], []]);
  });

  test('when an upload breaks off', async () => {
    const sent = request(`${s3.endpoint}/${Bucket}/c/1/a`, {
      method: 'PUT',
      headers: { 'content-length': 10_000_000 },
    });
    sent.on('error', () => undefined);
    sent.write(randomBytes(200_000));
    await expect.poll(leftovers).toHaveLength(1);
    sent.destroy();
    await expect.poll(leftovers).toEqual([]);
    await expect(read('c/1/a')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(takeStored()).toEqual([]);
  });

  test.each([
    ['a tag', { Tagging: 'a=b' }],
    ['a caching rule', { CacheControl: 'no-store' }],
    ['a condition', { IfNoneMatch: '*' }],
    ['an access list', { ACL: 'public-read' }],
  ])('when an upload has %s, which the stand-in does not support (501)', async (_what, others) => {
    await expect(put('c/1/a', 'x', others)).rejects.toMatchObject({
      name: 'NotImplemented',
      $metadata: { httpStatusCode: 501 },
    });
    expect(await keys('')).toBeUndefined();
  });
});

test('other operations and parts of an object are refused (501), never answered wrongly', async () => {
  await put('c/1/a', 'abc');
  const range = new GetObjectCommand({ Bucket, Key: 'c/1/a', Range: 'bytes=0-0' });
  await expect(client.send(range)).rejects.toMatchObject({ name: 'NotImplemented' });
  const head = new HeadObjectCommand({ Bucket, Key: 'c/1/a' });
  await expect(client.send(head)).rejects.toMatchObject({ $metadata: { httpStatusCode: 501 } });
});

test('the checksum that was stored is answered when it is asked for, as the SDK does', async () => {
  await put('c/1/a', 'abc');
  const { ChecksumCRC32 } = await read('c/1/a');
  expect(ChecksumCRC32).toBe('NSRBwg==');
});

test('twenty uploads at once of one key leave one of them, whole', async () => {
  const bodies = Array.from({ length: 20 }, (_, index) => Buffer.alloc(50_000, index));
  await Promise.all(bodies.map((body) => put('c/1/a', body)));
  const { bytes } = await read('c/1/a');
  expect(bodies.some((body) => body.equals(bytes))).toBe(true);
  expect([takeStored().length, await leftovers()]).toEqual([20, []]);
});

test('objects are there after a restart, and what a killed upload left is gone', async () => {
  await put('c/1/a', 'x', { ContentType: 'text/plain' });
  await stop();
  await writeFile(join(dataDir, '.parts', 'half'), 'half');
  await start();
  expect((await read('c/1/a')).ContentType).toBe('text/plain');
  expect(await leftovers()).toEqual([]);
});

test('the objects of a data folder of s3rver are moved, with type and metadata', async () => {
  await stop();
  const folder = join(dataDir, Bucket, 'c/1/pictures');
  await mkdir(folder, { recursive: true });
  const bytes = randomBytes(70_000);
  await writeFile(join(folder, 'a.small._S3rver_object'), bytes);
  await writeFile(join(folder, 'a.small._S3rver_object.md5'), 'abc');
  const metadata = { 'content-type': 'image/jpeg', 'x-amz-meta-scan': 'wanted' };
  await writeFile(join(folder, 'a.small._S3rver_metadata.json'), JSON.stringify(metadata));
  await start();
  const moved = await read('c/1/pictures/a.small');
  expect(moved.bytes.equals(bytes)).toBe(true);
  expect(moved).toMatchObject({ ContentType: 'image/jpeg', Metadata: { scan: 'wanted' } });
  expect(await readdir(folder)).toEqual(['a.small.object']);
  expect(takeStored()).toEqual([]);
  expect((await readFile(join(folder, 'a.small.object'))).subarray(0, 70_000)).toEqual(bytes);
});
