import { expect, test, vi } from 'vitest';

import { shareFile } from './share-file.ts';

const share = (outcome: () => Promise<void>) => {
  vi.stubGlobal('navigator', { canShare: () => true, share: outcome });
  return shareFile('faktura.pdf', 'pdf', 'application/pdf');
};

test('a sheet of the device that was closed has taken the file', async () => {
  expect(await share(() => Promise.resolve())).toBe(true);
  expect(await share(() => Promise.reject(new DOMException('closed', 'AbortError')))).toBe(true);
});

test('a device that shares no files, or not without a press, has not taken it', async () => {
  expect(await share(() => Promise.reject(new DOMException('no', 'NotAllowedError')))).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await shareFile('faktura.pdf', 'pdf', 'application/pdf')).toBe(false);
});
