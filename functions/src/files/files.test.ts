import { Readable } from 'node:stream';

import { afterEach, describe, expect, test } from 'vitest';

import { connectToS3, fileStore } from './files.ts';

const store = fileStore('files-test');
const file = { content: Buffer.from('%PDF-1.4'), mediaType: 'application/pdf' };

/** Makes S3 answer every GetObject with this error, as XML over HTTP. */
async function answerWith(statusCode: number, code: string): Promise<void> {
  const { client } = await connectToS3();
  client.middlewareStack.add(
    (next, context) => (args) => {
      if (context.commandName !== 'GetObjectCommand') return next(args);
      const body = Readable.from([`<Error><Code>${code}</Code></Error>`]);
      return Promise.resolve({ response: { statusCode, headers: {}, body } } as never);
    },
    { step: 'deserialize', priority: 'low', name: 'answerWith', override: true },
  );
}

afterEach(async () => {
  const { client } = await connectToS3();
  client.middlewareStack.remove('answerWith');
});

test('a file is read as it was stored', async () => {
  await store.put('receipts/stored', file);
  expect(await store.get('receipts/stored')).toEqual(file);
});

describe('a missing file is not_found', () => {
  test('when S3 answers 404, as it does with s3:ListBucket', async () => {
    await expect(store.get('receipts/missing')).rejects.toMatchObject({
      code: 'not_found',
      details: { s3: 'NoSuchKey' },
    });
  });

  test('when S3 answers 403, as it does without s3:ListBucket', async () => {
    await answerWith(403, 'AccessDenied');
    await expect(store.get('receipts/missing')).rejects.toMatchObject({
      code: 'not_found',
      details: { s3: 'AccessDenied' },
    });
  });
});

test('any other refusal by S3 stays an error', async () => {
  await answerWith(403, 'SignatureDoesNotMatch');
  await expect(store.get('receipts/stored')).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  });
});

test('a file is not found once it is removed, and removing it again does nothing', async () => {
  await store.put('receipts/removed', file);
  await store.remove('receipts/removed');
  await store.remove('receipts/removed');
  await expect(store.get('receipts/removed')).rejects.toMatchObject({ code: 'not_found' });
});

test.each([
  'a/..',
  'a/../../c/other/logo',
  '..',
  '../a',
  'a/./b',
  'a/.b',
  '/a',
  'a/',
  'a//b',
  'a\\..',
  'a/\u0000',
  '',
])('a name like %j, which may lead out of the folder, is refused by every call', async (name) => {
  const refusal = `${name} is not a valid file name`;
  await expect(store.put(name, file)).rejects.toThrow(refusal);
  await expect(store.get(name)).rejects.toThrow(refusal);
  await expect(store.remove(name)).rejects.toThrow(refusal);
});

test.each([
  'receipts/..',
  '../other-company/receipts/stored',
  'receipts/../../other-company/stored',
  'receipts/.hidden',
  '/receipts/stored',
  'receipts//stored',
  'receipts\\stored',
  'receipts/%2e%2e',
  'receipts/a b',
  '',
])("a name that leads out of the company's folder is refused: %j", async (name) => {
  await expect(store.put(name, file)).rejects.toThrow('is not a valid file name');
  await expect(store.get(name)).rejects.toThrow('is not a valid file name');
  await expect(store.remove(name)).rejects.toThrow('is not a valid file name');
});
