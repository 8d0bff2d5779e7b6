import { expect, it } from 'vitest';

import { addressOf, shownBy } from './address.ts';

it.each([
  [
    'overview=week',
    { view: 'week', day: '', tab: 'summary', by: 'person', department: '', employee: '' },
  ],
  [
    'overview=month&overviewTab=details&overviewBy=project&overviewDay=2026-11-02&overviewDepartment=d&overviewEmployee=e',
    {
      view: 'month',
      day: '2026-11-02',
      tab: 'details',
      by: 'project',
      department: 'd',
      employee: 'e',
    },
  ],
] as const)('%s shows the same again', (address, shown) => {
  expect(shownBy(new URLSearchParams(address))).toEqual(shown);
  expect(shownBy(addressOf(new URLSearchParams(), shown))).toEqual(shown);
});

it('an invalid address shows this week', () => {
  const shown = shownBy(new URLSearchParams('overview=year&overviewDay=2026-13-99&overviewTab=x'));
  expect(shown).toMatchObject({ view: 'week', day: '', tab: 'summary' });
});

it('without it the overview is closed, and closing leaves the rest of the address', () => {
  const address = new URLSearchParams('status=pending&overview=month&overviewEmployee=e');
  expect(addressOf(address, undefined).toString()).toBe('status=pending');
  expect(shownBy(new URLSearchParams('status=pending'))).toBeUndefined();
});
