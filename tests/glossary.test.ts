import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import {
  riddleKinds,
  riddlesIn,
  type Riddle,
  type RiddleKind,
} from './support/house/plain-english.ts';
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

/**
 * Riddles that are left of each kind that docs/style.md forbids. A limit only falls: write no new ones,
 * and lower it when you mend some.
 */
const limits: Readonly<Record<RiddleKind, number>> = {
  opening: 0,
  pronoun: 0,
  vague: 0,
  participle: 0,
  synonym: 0,
  title: 0,
};

test.each(riddleKinds)('no more riddles of the kind %s than are left (docs/style.md)', (kind) => {
  const found = sourcePaths()
    .map(scanOf)
    .flatMap(({ path, riddles }) =>
      riddles.filter((one) => one.kind === kind).map(({ text }) => `${path}: ${text}`),
    );
  const shown = found.length > limits[kind] ? found.join('\n') : 'lower the limit';
  expect(found.length, shown).toBe(limits[kind]);
});

test.each<[string, string, Riddle[]]>([
  ['x.ts', '/** What a row says. */', [{ kind: 'opening', text: 'What a row says.' }]],
  ['x.ts', '// Read by\n// whoever asks.', [{ kind: 'pronoun', text: 'Read by whoever asks.' }]],
  ['x.ts', 'export function told() {}', [{ kind: 'participle', text: 'told' }]],
  ['x.ts', 'export const offered = () => 1;', [{ kind: 'participle', text: 'offered' }]],
  ['x.ts', 'export function parcelOf() {}', [{ kind: 'synonym', text: 'parcelOf' }]],
  [
    'x.test.ts',
    "describe('a row', () => test.each([1])('of nobody', f));",
    [{ kind: 'title', text: 'of nobody' }],
  ],
  ['x.ts', '/** Reads a row. */\nexport const semibold = 600; export function seed() {}', []],
])('in %s: %s', (path, source, riddles) => {
  expect(riddlesIn(parseFile(path, source))).toEqual(riddles);
});

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
