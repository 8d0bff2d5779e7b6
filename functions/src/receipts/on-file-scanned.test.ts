import { auditEntity } from '@driftig/data/log/log.entities';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { connectToS3 } from '../files/files.ts';
import { scanEventOf, testVirus } from '@driftig/local-cloud/stand-ins/malware-scanner';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { eventsOf, receive } from '@driftig/tests/support/stack/mails';
import { storedFilesOf } from '@driftig/tests/support/files/pictures';
import { createReceipt, pdfFile } from '@driftig/tests/support/company/receipts';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { services } from '../pipeline/services.ts';
import { logger } from '../pipeline/telemetry.ts';
import { handler } from './on-file-scanned.ts';

const at = '2026-11-23T09:30:00.000Z';
const bucket = process.env['FILES_BUCKET'] ?? '';
const infectedPdf = `%PDF-1.7\n${testVirus}\n%%EOF\n`;

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  Object.assign(services().environment, { MALWARE_SCAN: 'on' });
  vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  return () => Object.assign(services().environment, { MALWARE_SCAN: undefined });
});

const show = async (id: string) => {
  const { status, json } = await company.owner.call(receiptRoutes.showReceipt, { params: { id } });
  return [status, (json as { code?: string } | undefined)?.code];
};
const upload = (content?: string) =>
  createReceipt(
    company.owner,
    {},
    {
      file: content === undefined ? pdfFile() : new Blob([content], { type: 'application/pdf' }),
    },
  );

/** Scans what the company has stored, as GuardDuty does. */
async function scan(): Promise<void> {
  const { s3, client } = await connectToS3();
  for (const key of await storedFilesOf(company.companyId)) {
    const object = await client.send(new s3.GetObjectCommand({ Bucket: bucket, Key: key }));
    const content = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
    await receive(handler, scanEventOf({ bucket, key, content, at }), 'receipts');
  }
}

describe('where PDFs are scanned', () => {
  test('one is shown only when it is found clean', async () => {
    const { id } = await upload();
    expect(await show(id)).toEqual([409, 'file_waits']);
    await scan();
    expect(await show(id)).toEqual([200, undefined]);
  });

  test('one with the test virus of all scanners is never shown, whatever is tried', async () => {
    const { id } = await upload(infectedPdf);
    await scan();
    expect(await show(id)).toEqual([409, 'file_refused']);
    await scan();
    Object.assign(services().environment, { MALWARE_SCAN: undefined });
    expect(await show(id)).toEqual([409, 'file_refused']);
    expect(vi.mocked(logger.warn).mock.calls).toContainEqual([
      'file refused',
      { companyId: company.companyId, file: `receipts/${id}.pdf`, state: 'refused' },
    ]);
  });

  test('one that no scanner can look into is refused, and the text says what to do', async () => {
    const { id } = await upload('%PDF-1.7\ntrailer<</Encrypt 5 0 R>>\n%%EOF\n');
    await scan();
    expect(await show(id)).toEqual([409, 'file_refused']);
    const { json } = await company.owner.call(receiptRoutes.showReceipt, { params: { id } });
    expect(json).toMatchObject({ message: expect.stringContaining('uden adgangskode') });
  });

  test('a picture is shown at once: it was drawn anew', async () => {
    const { id } = await createReceipt(company.owner);
    expect(await show(id)).toEqual([200, undefined]);
  });

  test('a PDF that was there before is shown as before, and one that waits goes on waiting without', async () => {
    Object.assign(services().environment, { MALWARE_SCAN: undefined });
    const { id } = await upload();
    Object.assign(services().environment, { MALWARE_SCAN: 'on' });
    expect(await show(id)).toEqual([200, undefined]);
    const waiting = await upload();
    Object.assign(services().environment, { MALWARE_SCAN: undefined });
    expect(await show(waiting.id)).toEqual([409, 'file_waits']);
  });

  test('a finding is in the audit trail, and open screens refetch', async () => {
    const { companyId } = company;
    const { id } = await upload(infectedPdf);
    await scan();
    const { data } = await auditEntity(services().table).query.main({ companyId }).go();
    expect(data.filter(({ by }) => by === 'scan')).toEqual([
      expect.objectContaining({ subject: `receipts ${id}`, changes: { state: 'refused' } }),
    ]);
    const told = await eventsOf('companyChanged', ({ reads }) => reads.includes('showReceipt'));
    expect(told.filter((event) => event.companyId === companyId)).toHaveLength(1);
  });

  test("a scan of another company's file says nothing of ours", async () => {
    const { id } = await upload();
    const other = await createCompany();
    const content = new Uint8Array();
    const key = `c/${other.companyId}/receipts/${id}.pdf`;
    await receive(handler, scanEventOf({ bucket, key, content, at }), 'receipts');
    expect(await show(id)).toEqual([409, 'file_waits']);
  });

  test.each([
    ['of another bucket', { bucket: 'other' }],
    ['of a key that is no file of a company', { key: 'x/01A/receipts/1.pdf' }],
    ['of a picture', { key: 'c/01A/picture/1.jpg' }],
  ])('an event %s is taken and changes nothing', async (_what, changes) => {
    const { companyId } = company;
    const key = `c/${companyId}/receipts/r1.pdf`;
    const object = { bucket, key, content: new Uint8Array(), at, ...changes };
    await receive(handler, scanEventOf(object), 'receipts');
    expect(await company.store.records.scans.find('receipts/r1.pdf')).toBeUndefined();
  });

  test('a forged event of another service changes nothing', async () => {
    const { id } = await upload();
    const key = `c/${company.companyId}/receipts/${id}.pdf`;
    const event = scanEventOf({ bucket, key, content: new Uint8Array(), at });
    await receive(handler, { ...event, source: 'my.app' }, 'receipts');
    expect(await show(id)).toEqual([409, 'file_waits']);
  });
});
