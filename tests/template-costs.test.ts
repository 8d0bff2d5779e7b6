import { expect, test } from 'vitest';

import {
  type CostRow,
  copyTable,
  costAtRest,
  costTable,
  unpricedTypes,
} from './support/infra/costs.ts';
import { linesOf, readPage, tableOfPage } from './support/house/page-tables.ts';
import { type Synthesis, synthesize } from './support/infra/templates.ts';
import { wallTable } from './support/infra/wall-costs.ts';

const deployPage = 'docs/deploy.md';
const templatesOf = (settings?: Synthesis['settings']) =>
  Object.values(synthesize({ stage: 'prod', ...(settings && { settings }) }).templates);
const full = templatesOf();
const rates = templatesOf({ firewall: 'rates' });

function expectOnPage(heading: string, rows: readonly CostRow[], page = deployPage): void {
  const advice = `${page} has another table. It should be:\n${linesOf(rows)}`;
  expect(tableOfPage(page, heading), advice).toEqual(rows);
}

test('the table of costs at rest equals the one computed from the templates', () => {
  expectOnPage('At rest, a month', costTable(full));
});

test('a stage with the rate rules alone costs less than twelve dollars a month at rest', () => {
  expect(costAtRest(rates)).toBeLessThan(12);
  expect(readPage(deployPage)).toContain(
    `With \`"firewall": "rates"\` it is ${costAtRest(rates).toFixed(2)}.`,
  );
});

test('the table of the costs of weekly copies equals the computed one', () => {
  expectOnPage(
    'Table',
    copyTable([
      [0.1, 1],
      [1, 10],
      [5, 50],
    ]),
  );
});

test("the table of what the wall between companies costs equals the model's", () => {
  const rows = wallTable([
    [20, 10],
    [50, 10],
    [500, 10],
    [50, 100],
  ]);
  expectOnPage('Screens that wait for one', rows, 'docs/decisions/0099-a-wall-below-the-code.md');
});

test('every type of resource is either priced or known to be free at rest', () => {
  expect(unpricedTypes(full)).toEqual([]);
});
