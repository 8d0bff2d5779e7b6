import { companyRoutes } from '@driftig/contracts/company';
import { createCompany, type Caller } from '@driftig/tests/support/company';
import { decode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';

const { uploadLogo, showLogo, removeLogo } = companyRoutes;

const png = (width: number, height: number) =>
  PNG.sync.write(new PNG({ width, height, fill: true }));

/** As a browser sends a file. */
async function send(caller: Caller, file: Blob, name = 'logo.png') {
  const form = new FormData();
  form.append('logo', file, name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return caller.call(uploadLogo, {
    rawBody: new Uint8Array(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}
const pngFile = (width: number, height: number) =>
  new Blob([new Uint8Array(png(width, height))], { type: 'image/png' });

describe('a logo', () => {
  test('is drawn anew and shown to everyone of the company', async () => {
    const { administrator, employee } = await createCompany();
    expect((await employee.call(showLogo)).status).toBe(404);
    const answer = await send(administrator, pngFile(1600, 400));
    expect(answer.json).toEqual({ message: 'Logoet er gemt' });
    const shown = await employee.call(showLogo);
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect(shown.headers['cache-control']).toBe('private, no-cache');
    expect(decode(shown.bytes)).toMatchObject({ width: 800, height: 200 });
  });

  test('that the browser has is not sent again', async () => {
    const { owner } = await createCompany();
    await send(owner, pngFile(20, 20));
    const etag = (await owner.call(showLogo)).headers['etag'];
    const again = await owner.call(showLogo, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
  });

  test('takes the place of the one before, and can be removed', async () => {
    const { owner } = await createCompany();
    await send(owner, pngFile(20, 20));
    await send(owner, pngFile(30, 10));
    expect(decode((await owner.call(showLogo)).bytes)).toMatchObject({ width: 30, height: 10 });
    expect((await owner.call(removeLogo)).json).toEqual({ message: 'Logoet er fjernet' });
    expect((await owner.call(showLogo)).status).toBe(404);
    expect((await owner.call(removeLogo)).status).toBe(200);
  });

  test('is seen by no other company', async () => {
    const [{ owner }, other] = await Promise.all([createCompany(), createCompany()]);
    await send(owner, pngFile(20, 20));
    expect((await other.owner.call(showLogo)).status).toBe(404);
  });
});

describe('is refused at its field, and the one before stays:', () => {
  test.each<[string, Blob, number, string]>([
    [
      'a script that is called a picture',
      new Blob(['<script>'], { type: 'image/png' }),
      415,
      'Billedet kan ikke læses. Brug en PNG- eller JPEG-fil.',
    ],
    [
      'a drawing that can hold scripts',
      new Blob(['<svg/>'], { type: 'image/svg+xml' }),
      415,
      'Filtypen kan ikke bruges her.',
    ],
    [
      'more than two megabytes',
      new Blob([new Uint8Array(2 * 1024 * 1024 + 1)], { type: 'image/png' }),
      413,
      'Filen er for stor.',
    ],
  ])('%s', async (_, file, status, text) => {
    const { owner } = await createCompany();
    await send(owner, pngFile(20, 20));
    const answer = await send(owner, file);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ fields: { logo: text } });
    expect((await owner.call(showLogo)).status).toBe(200);
  });

  test('nothing at all', async () => {
    const { owner } = await createCompany();
    const answer = await send(owner, new Blob([]), '');
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ fields: { logo: 'Vælg en fil.' } });
  });
});
