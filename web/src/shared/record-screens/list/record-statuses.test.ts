import { recordTypes } from '@driftig/contracts/records/record-types';
import { expect, test } from 'vitest';

import { hasReadOnlyStatus, statusTabs } from './record-statuses.ts';

const { of, tabs } = statusTabs(recordTypes.receipts.statuses);
const tabOf = (status: string) => of({ id: 'a', version: 1, status });

test('statuses with the same label share a tab', () => {
  expect(tabs.map(({ label }) => label)).toEqual(['Action needed', 'Approved', 'Rejected']);
  expect([tabOf('approved'), tabOf('accepted')]).toEqual(['approved', 'approved']);
});

test('each record is counted under the tab of its status', () => {
  for (const { value } of tabs) expect(tabOf(value)).toBe(value);
});

test('a status that other routes change cannot be set in a list', () => {
  expect(hasReadOnlyStatus(recordTypes.receipts)).toBe(true);
  expect(hasReadOnlyStatus(recordTypes.orders)).toBe(false);
});
