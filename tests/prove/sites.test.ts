import { expect, test } from 'vitest';

import { parseFile, readSource } from '../support/house/sources.ts';
import { argued } from './argued.ts';
import { narrowingIn, sitesIn } from './sites.ts';
import { addSwitches } from './add-switches.ts';

const source = `
export const save = async (before) => {
  assertVersion(before, 1);
  await store.assertMaySave(before);
  if (before.isNew) return putOf(items.create(before));
  const removal = items.patch({ id }).set({ a: 1 });
  return items
    .patch({ id })
    .data((item, op) => op.set(item.a, 1))
    .where((item, op) => \`\${op.notExists(item.a)} OR \${op.eq(item.version, 1)}\`);
};
function assertRead(order): asserts order is Order {}
`;
const file = parseFile('packages/data/src/items.repository.ts', source);
const sites = sitesIn(file);

test('a site is each assertion, comparison of a condition, and conditional write, by its function', () => {
  const path = 'packages/data/src/items.repository.ts save';
  expect(sites.map(({ line, id }) => [line, id])).toEqual([
    [3, `${path}: assertVersion(before, 1)`],
    [4, `${path}: store.assertMaySave(before)`],
    [5, `${path}: items.create(before)`],
    [6, `${path}: items.patch({ id })`],
    [10, `${path}: op.notExists(item.a)`],
    [10, `${path}: op.eq(item.version, 1)`],
  ]);
});

test('the switched source keeps its lines and parses, with one switch at each site', () => {
  const text = addSwitches(source, sites);
  expect(parseFile('x.ts', text).program.body.length).toBeGreaterThan(1);
  expect(text.split('\n')).toHaveLength(source.split('\n').length);
  for (const { id } of sites) expect(text.split(JSON.stringify(id))).toHaveLength(2);
});

test('the way to pass that an OR leaves open is closed, any other condition is opened', () => {
  const text = addSwitches(source, sites);
  expect(text.match(/condition\("[^"]*", '(true|false)'/g)?.map((one) => one.slice(-5))).toEqual([
    "alse'",
    "alse'",
  ]);
  const both = source.replace(' OR ', ' AND ');
  const opened = addSwitches(both, sitesIn(parseFile(file.path, both)));
  expect(opened.match(/'true'/g)).toHaveLength(2);
});

test('assertions that narrow a type are known', () => {
  expect(narrowingIn(file)).toEqual(['assertRead']);
});

test.each(Object.keys(argued))('%s, which is argued, is a site of its file', (id) => {
  const [path = ''] = id.split(' ');
  expect(sitesIn(parseFile(path, readSource(path))).map((site) => site.id)).toContain(id);
});
