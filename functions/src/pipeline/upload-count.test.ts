import { allRoutes } from '@driftig/contracts/core/routes';
import { attemptsEntity } from '@driftig/data/auth/auth.entities';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { storedFilesOf } from '@driftig/tests/support/files/pictures';
import { sendReceipt } from '@driftig/tests/support/company/receipts';
import { beforeEach, expect, test } from 'vitest';

import { services } from './services.ts';
import { countUpload, mostUploads, mostUploadsADay } from './upload-count.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

/** Leaves the company `left` of so many uploads, for a quarter of an hour from `now`. */
async function leave(subject: string, max: number, left: number, now = Date.now()): Promise<void> {
  const expiresAt = Math.floor(now / 1000) + 15 * 60;
  const attempt = { subject: `${subject}:${company.companyId}`, failures: max - left, expiresAt };
  await attemptsEntity(services().table).put(attempt).go();
}

test('a company that has sent its share of files is asked to wait, and nothing is kept', async () => {
  await leave('uploads', mostUploads, 1);
  expect((await sendReceipt(company.owner)).status).toBe(201);
  const refused = await sendReceipt(company.owner);
  expect(refused.status).toBe(429);
  expect(refused.json).toMatchObject({ code: 'too_many' });
  expect(await storedFilesOf(company.companyId)).toHaveLength(1);
});

test('other companies go on', async () => {
  await leave('uploads', mostUploads, 0);
  const other = await createCompany();
  expect((await sendReceipt(other.owner)).status).toBe(201);
});

test('refused files are counted too', async () => {
  await leave('uploads', mostUploads, 1);
  expect(
    (await sendReceipt(company.owner, {}, { file: new Blob(['MZ'], { type: 'image/png' }) }))
      .status,
  ).toBe(415);
  expect((await sendReceipt(company.owner)).status).toBe(429);
});

test('every route that takes a file is counted, and no other', async () => {
  const { companyId } = company;
  const now = new Date().toISOString();
  await leave('uploads', mostUploads, 0);
  const refused = await Promise.all(
    allRoutes.map((route) =>
      countUpload(route, { companyId }, now).then(
        () => [],
        () => [route.key],
      ),
    ),
  );
  const takers = allRoutes.filter(({ files }) => files !== undefined).map(({ key }) => key);
  expect(refused.flat()).toEqual(takers);
  expect(takers).toContain('uploadReceipt');
});

test('a day has a limit of its own', async () => {
  expect(mostUploadsADay.max).toBeGreaterThan(mostUploads);
  await leave('uploads-day', mostUploadsADay.max, 1);
  expect((await sendReceipt(company.owner)).status).toBe(201);
  expect((await sendReceipt(company.owner)).status).toBe(429);
});

test('when the time is over, it begins anew', async () => {
  await leave('uploads', mostUploads, 0, Date.now() - 15 * 60 * 1000);
  expect((await sendReceipt(company.owner)).status).toBe(201);
});
