import type { FileField } from '@driftig/contracts/core/route';
import { describe, expect, test } from 'vitest';

import { readMultipart } from './multipart.ts';

const boundary = 'graense';
const type = `multipart/form-data; boundary=${boundary}`;
const picture: FileField = {
  mediaTypes: ['image/png', 'image/jpeg'],
  maxBytes: 100,
  required: true,
};
const declared = { image: picture };
const optional = { image: { ...picture, required: false } };

interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly mediaType?: string;
  readonly content: string | Buffer;
}

const png: Part = { name: 'image', fileName: 'scene.png', mediaType: 'image/png', content: 'PNG' };

function partOf({ name, fileName, mediaType, content }: Part): Buffer {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  const kind = mediaType === undefined ? '' : `Content-Type: ${mediaType}\r\n`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${kind}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

function formOf(...parts: readonly Part[]): Buffer {
  return Buffer.concat([...parts.map(partOf), Buffer.from(`--${boundary}--\r\n`)]);
}

const read = (...parts: readonly Part[]) => readMultipart(formOf(...parts), type, declared);

test('fields and file are read, with Danish letters and bytes unchanged', async () => {
  const bytes = Buffer.from([0, 255, 13, 10, 45, 45]);
  const form = await read(
    { name: 'header', content: 'Blå scene' },
    { ...png, fileName: 'blå scene.png', content: bytes },
  );
  expect(form.fields).toEqual({ header: 'Blå scene' });
  expect(form.files.get('image')).toEqual({
    fileName: 'blå scene.png',
    mediaType: 'image/png',
    content: bytes,
  });
});

describe('a file', () => {
  test('with the largest size is accepted', async () => {
    const form = await read({ ...png, content: 'x'.repeat(100) });
    expect(form.files.get('image')?.content).toHaveLength(100);
  });

  test.each([101, 5000])('with %i bytes is too large', async (size) => {
    await expect(read({ ...png, content: 'x'.repeat(size) })).rejects.toMatchObject({
      code: 'too_large',
      fields: { image: 'Filen er for stor.' },
    });
  });

  test('with an undeclared media type is refused at its field', async () => {
    await expect(read({ ...png, mediaType: 'application/pdf' })).rejects.toMatchObject({
      code: 'wrong_file_type',
      fields: { image: 'Filtypen kan ikke bruges her.' },
    });
  });

  test('that is required and missing is refused at its field', async () => {
    await expect(read({ name: 'header', content: 'Scene' })).rejects.toMatchObject({
      code: 'bad_input',
      fields: { image: 'Vælg en fil.' },
    });
  });

  test('that was not chosen arrives empty and counts as no file', async () => {
    const none = { ...png, fileName: '', mediaType: 'application/octet-stream', content: '' };
    await expect(read(none)).rejects.toMatchObject({ fields: { image: 'Vælg en fil.' } });
    const form = await readMultipart(formOf(none), type, optional);
    expect(form.files.size).toBe(0);
  });

  test.each(['other', 'constructor', '__proto__', 'toString'])(
    'in the undeclared field %s is refused',
    async (name) => {
      await expect(read(png, { ...png, name })).rejects.toMatchObject({
        code: 'bad_input',
        fields: { [name]: 'Ukendt felt.' },
      });
    },
  );
});

describe('a form is refused when', () => {
  test.each([
    ['it is cut off in a field', formOf({ name: 'header', content: 'Scene' }).subarray(0, -20)],
    ['it is cut off in a file', formOf({ ...png, content: 'PNG'.repeat(30) }).subarray(0, -50)],
    ['it is cut off after a file', formOf(png).subarray(0, -5)],
    ['it is cut off in a head', formOf(png).subarray(0, 30)],
    ['it is empty', Buffer.alloc(0)],
    ['it is something else', Buffer.from('{"header":"Scene"}')],
  ])('%s', async (_when, body) => {
    await expect(readMultipart(body, type, optional)).rejects.toMatchObject({ code: 'malformed' });
  });

  test.each(['', 'application/json', 'multipart/form-data', 'text/plain; boundary=graense'])(
    'its content type is %j',
    async (called) => {
      await expect(readMultipart(formOf(png), called, declared)).rejects.toMatchObject({
        code: 'malformed',
      });
    },
  );

  test('a field is longer than 16 KiB', async () => {
    const field = { name: 'header', content: 'x'.repeat(16 * 1024 + 1) };
    await expect(read(png, field)).rejects.toMatchObject({ code: 'too_large' });
  });

  test.each([51, 500])('it has %i fields', async (count) => {
    const fields = Array.from({ length: count }, (_, index) => ({
      name: `f${index}`,
      content: 'x',
    }));
    await expect(read(png, ...fields)).rejects.toMatchObject({ code: 'too_large' });
  });
});
