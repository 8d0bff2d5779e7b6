import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { glossaryFaults, textsOf } from './support/house/shown-texts.ts';
import { scanOf } from './support/house/scans.ts';
import { parseFile, root, sourcePaths } from './support/house/sources.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Texts quoted in the product pages must stay verbatim; a quote may continue over a line break. */
const documented = globSync('docs/product/*.md', { cwd: root })
  .map((page) => read(page).replaceAll(/\n\s*/g, ' '))
  .join('\n');

const shown = sourcePaths()
  .filter((path) => /^(web|functions|packages)\//.test(path) && !path.includes('.test.'))
  .map(scanOf);

test('every text that a person reads uses the words of docs/voice.md', () => {
  const faults = shown.flatMap(({ path, texts }) =>
    texts.flatMap((text) => glossaryFaults(text, documented).map((fault) => `${path}: ${fault}`)),
  );
  expect(faults).toEqual([]);
});

test.each([
  [
    "const a = 'Fakturér';",
    'Fakturér (bydeform uden accent: Annuller, Fakturer, Krediter, Registrer)',
  ],
  ['const a = (n) => `${n} findes ikke mere`;', 'findes ikke mere (ikke længere)'],
  ['const a = <p>Hent siden igen.</p>;', 'Hent siden igen. (Genindlæs siden)'],
])('%s is found', (source, fault) => {
  const isFaulty = (text: string) => glossaryFaults(text, '').length > 0;
  const text = textsOf(parseFile('x.tsx', source)).find(isFaulty) ?? '';
  expect(glossaryFaults(text, documented)).toEqual([fault]);
});

test('a documented text stays to the letter', () => {
  expect(glossaryFaults('Kodeord matcher ikke', documented)).toEqual([]);
});
