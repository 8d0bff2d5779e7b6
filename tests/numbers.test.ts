import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { whyFigures, type WhyFigure } from '@driftig/contracts/core/why-figures';
import { whyLaws, type WhyLaw } from '@driftig/contracts/core/why-laws';
import { expect, test } from 'vitest';

import { readPage, tableOfPage } from './support/house/page-tables.ts';
import { root, sourcePaths } from './support/house/sources.ts';

/** Code marks taken off; '' for a dash. */
const plain = (cell: string) => (cell === '–' ? '' : cell.replaceAll('`', ''));

const rows = tableOfPage('docs/product/numbers.md', 'Answer').map((cells) => {
  const [figure = '', place = '', parts = '', answer = '', rule = '', law = ''] = cells.map(plain);
  return { figure, place, parts, answer, rule, law };
});
const answered = rows.filter(({ answer }) => answer !== '');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const uses = (path: string) => /\bfrom '[^']*\/why\/why\.tsx'/.test(read(path));

const byText = (one: string, other: string) => one.localeCompare(other);

test('each figure has its place and its rows', () => {
  const isWhole = ({ place, parts, rule }: (typeof rows)[number]) =>
    parts !== '' && rule !== '' && existsSync(join(root, place));
  expect(rows.filter((row) => !isWhole(row))).toEqual([]);
});

test('each answer of the code is in the list with its rule and its law', () => {
  const listed = answered.map(({ answer, rule, law }) => [answer, rule, law]);
  const known = Object.entries(whyFigures).map(([key, { product, laws }]) => {
    const facts = (laws as readonly WhyLaw[]).map((law) => whyLaws[law].fact);
    return [key, product, facts.join(', ')];
  });
  const inLines = (lines: readonly (readonly string[])[]) =>
    [...new Set(lines.map((line) => line.join('; ')))].toSorted(byText);
  expect(inLines(listed)).toEqual(inLines(known));
});

test('each place that asks why is in the list, and each that is listed with an answer asks', () => {
  const asking = sourcePaths('ts,tsx').filter((path) => path.startsWith('web/src/') && uses(path));
  expect([...new Set(answered.map(({ place }) => place))].toSorted(byText)).toEqual(
    asking.toSorted(byText),
  );
});

test('each answer is made by a rule of its own', () => {
  const made = sourcePaths('ts,tsx')
    .filter((path) => path.startsWith('packages/domain/src/why/') && !path.endsWith('.test.ts'))
    .map(read)
    .join('\n');
  const keys = Object.keys(whyFigures) as WhyFigure[];
  expect(keys.filter((key) => !made.includes(`'${key}'`))).toEqual([]);
});

test('each law is one that was read', () => {
  const page = readPage('docs/product/law.md');
  const isRead = ({ fact, href }: { fact: string; href: string }) =>
    page.includes(`**${fact}**`) && page.includes(href);
  expect(Object.values(whyLaws).filter((law) => !isRead(law))).toEqual([]);
});
