import { expect, test, vi } from 'vitest';
import { registerLeaveGuard, leaveOrAsk, isLeaveGuarded } from './leave-guards.ts';

const here = { pathname: '/increate', search: '' };
const tab = { pathname: '/increate', search: '?tab=items' };
const there = { pathname: '/invo', search: '' };

test('unsaved work is asked about before it is left, and only then', () => {
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

test('a page that is gone does not take the next page’s question away', () => {
  const first = registerLeaveGuard({ leaves: () => true, ask: () => undefined });
  const second = registerLeaveGuard({ leaves: () => true, ask: () => undefined });
  first();
  expect(isLeaveGuarded(here, there)).toBe(true);
  second();
  expect(isLeaveGuarded(here, there)).toBe(false);
});

test('a dialog over unsaved work asks for its own, and leaves the question below to the page', () => {
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
