import { companyRoutes } from '@driftig/contracts/company/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { storedFilesOf, pngFile, sendLogo, sizeOf } from '@driftig/tests/support/files/pictures';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const { showLogo } = companyRoutes;

describe('a logo', () => {
  test('is re-encoded and visible to all users of the company', async () => {
    const { administrator, employee } = await createCompany();
    expect((await employee.call(showLogo)).status).toBe(404);
    const answer = await sendLogo(administrator, pngFile(1600, 400));
    expect(answer.json).toEqual({ message: 'Logoet er gemt' });
    const shown = await employee.call(showLogo);
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(await sizeOf(shown.bytes)).toEqual({ width: 800, height: 200 });
  });

  test('replaces the one before', async () => {
    const { owner } = await createCompany();
    await sendLogo(owner, pngFile(20, 20));
    await sendLogo(owner, pngFile(30, 10));
    expect(await sizeOf((await owner.call(showLogo)).bytes)).toEqual({ width: 30, height: 10 });
  });
});

test('one of two concurrent uploads is stored; the other is refused (409) and leaves no file', async () => {
  const { owner } = await createCompany();
  await owner.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  const answers = await Promise.all([20, 30].map((side) => sendLogo(owner, pngFile(side, side))));
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await storedFilesOf(owner.user.companyId)).toHaveLength(1);
});

describe('refused at its field, and the picture before stays:', () => {
  test.each<[string, Blob, number, string]>([
    [
      'a script with the media type of a picture',
      new Blob(['<script>'], { type: 'image/png' }),
      415,
      'Billedet kan ikke læses. Brug en PNG-, JPEG- eller WebP-fil.',
    ],
    [
      'an SVG, which can hold scripts',
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
    await sendLogo(owner, pngFile(20, 20));
    const answer = await sendLogo(owner, file);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ fields: { logo: text } });
    expect((await owner.call(showLogo)).status).toBe(200);
  });

  test('a form without a file', async () => {
    const { owner } = await createCompany();
    const answer = await sendLogo(owner, new Blob([]), '');
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ fields: { logo: 'Vælg en fil.' } });
  });
});
