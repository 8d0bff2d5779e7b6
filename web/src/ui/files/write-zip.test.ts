import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import { writeZip } from './write-zip.ts';

test('a zip file is read back by another library, names and contents whole', async () => {
  async function* files() {
    yield { name: 'bilag-1.pdf', input: new Blob(['%PDF-1.7 æøå']) };
    yield await Promise.resolve({ name: 'smørrebrød.csv', input: 'a;b' });
  }
  const zip = await writeZip(files());
  expect(zip.type).toBe('application/zip');
  const read = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.entries(read).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['bilag-1.pdf', '%PDF-1.7 æøå'],
    ['smørrebrød.csv', 'a;b'],
  ]);
});
