import { expect, test } from 'vitest';

import {
  type CostRow,
  copyTable,
  costAtRest,
  costTable,
  unpricedTypes,
} from './support/infra/costs.ts';
import { linesOf, readPage, tableOfPage } from './support/house/page-tables.ts';
import { quotaTable } from './support/infra/quotas.ts';
import { type Synthesis, synthesize } from './support/infra/templates.ts';
import { useTable } from './support/infra/use-costs.ts';
import { wallTable } from './support/infra/wall-costs.ts';

const deployPage = 'docs/deploy.md';
const stacksOf = (settings?: Synthesis['settings']) =>
  synthesize({ stage: 'prod', ...(settings && { settings }) }).templates;
const stacks = stacksOf();
const full = Object.values(stacks);
const rates = Object.values(stacksOf({ firewall: 'rates' }));

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

test('the table of what a company of each plan costs in use equals the computed one', () => {
  const starter = { people: 2, records: 0.02, files: 0.2 };
  const pro = { people: 10, records: 0.1, files: 1 };
  const enterprise = { people: 50, records: 0.5, files: 5 };
  expectOnPage('Cents a month', useTable([starter, pro, enterprise]));
});

test('the table of what is used of the quotas of AWS equals the templates', () => {
  expectOnPage('Of Amazon’s limit', quotaTable(stacks));
});
