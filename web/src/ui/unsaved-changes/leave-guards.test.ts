import { expect, test, vi } from 'vitest';
import { registerLeaveGuard, leaveOrAsk, isLeaveGuarded } from './leave-guards.ts';

const here = { pathname: '/increate', search: '' };
const tab = { pathname: '/increate', search: '?tab=items' };
const there = { pathname: '/invo', search: '' };

test('a navigation asks for confirmation only when a guard covers it', () => {
  const leave = vi.fn<() => void>();
  const ask = vi.fn<(leave: () => void) => void>();
  const release = registerLeaveGuard({ leaves: (from, to) => from.pathname !== to.pathname, ask });
  leaveOrAsk(here, tab, leave);
  expect(leave).toHaveBeenCalledTimes(1);
  leaveOrAsk(here, there, leave);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledExactlyOnceWith(leave);
  release();
  leaveOrAsk(here, there, leave);
  expect(leave).toHaveBeenCalledTimes(2);
});

test('releasing one guard keeps the others', () => {
  const first = registerLeaveGuard({ leaves: () => true, ask: () => undefined });
  const second = registerLeaveGuard({ leaves: () => true, ask: () => undefined });
  first();
  expect(isLeaveGuarded(here, there)).toBe(true);
  second();
  expect(isLeaveGuarded(here, there)).toBe(false);
});

test('the newest guard that covers the navigation asks: the dialog before the page below it', () => {
  const [below, above] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const page = registerLeaveGuard({
    leaves: (from, to) => from.pathname !== to.pathname,
    ask: below,
  });
  const dialog = registerLeaveGuard({ leaves: (_, to) => to.search === '', ask: above });
  leaveOrAsk(tab, here, () => undefined);
  expect([below, above].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  dialog();
  leaveOrAsk(here, there, () => undefined);
  expect([below, above].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  page();
});
