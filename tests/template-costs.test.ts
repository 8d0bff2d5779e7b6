import { expect, test } from 'vitest';

import { type CostRow, copyTable, costAtRest, costTable, unpricedTypes } from './support/costs.ts';
import { linesOf, readPage, tableOfPage } from './support/page-tables.ts';
import { type Synthesis, synthesize } from './support/templates.ts';

const page = 'docs/deploy.md';
const templatesOf = (settings?: Synthesis['settings']) =>
  Object.values(synthesize({ stage: 'prod', ...(settings && { settings }) }).templates);
const full = templatesOf();
const rates = templatesOf({ firewall: 'rates' });

function expectOnPage(heading: string, rows: readonly CostRow[]): void {
  const advice = `${page} says otherwise; its table is now:\n${linesOf(rows)}`;
  expect(tableOfPage(page, heading), advice).toEqual(rows);
}

test('the page says what a stage costs at rest, as the templates have it', () => {
  expectOnPage('At rest, a month', costTable(full));
});

test('a stage at rest stays below eight dollars a month with the rules about rates alone', () => {
  expect(costAtRest(rates)).toBeLessThan(8);
  expect(readPage(page)).toContain(
    `With \`"firewall": "rates"\` it is ${costAtRest(rates).toFixed(2)}.`,
  );
});

test('the page says what the weekly copies cost', () => {
  expectOnPage(
    'Table',
    copyTable([
      [0.1, 1],
      [1, 10],
      [5, 50],
    ]),
  );
});

test('of every kind of resource it is known whether it costs something at rest', () => {
  expect(unpricedTypes(full)).toEqual([]);
});
