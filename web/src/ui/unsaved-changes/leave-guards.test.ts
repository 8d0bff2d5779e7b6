import { expect, test, vi } from 'vitest';
import { guardLeaving, leaveWhenFree, wouldAsk } from './leave-guards.ts';

const here = { pathname: '/increate', search: '' };
const tab = { pathname: '/increate', search: '?tab=items' };
const there = { pathname: '/invo', search: '' };

test('unsaved work is asked about before it is left, and only then', () => {
  const leave = vi.fn<() => void>();
  const ask = vi.fn<(leave: () => void) => void>();
  const release = guardLeaving({ leaves: (from, to) => from.pathname !== to.pathname, ask });
  leaveWhenFree(here, tab, leave);
  expect(leave).toHaveBeenCalledTimes(1);
  leaveWhenFree(here, there, leave);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledExactlyOnceWith(leave);
  release();
  leaveWhenFree(here, there, leave);
  expect(leave).toHaveBeenCalledTimes(2);
});

test('a page that is gone does not take the next page’s question away', () => {
  const first = guardLeaving({ leaves: () => true, ask: () => undefined });
  const second = guardLeaving({ leaves: () => true, ask: () => undefined });
  first();
  expect(wouldAsk(here, there)).toBe(true);
  second();
  expect(wouldAsk(here, there)).toBe(false);
});

test('a dialog over unsaved work asks for its own, and leaves the question below to the page', () => {
  const [below, above] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const page = guardLeaving({ leaves: (from, to) => from.pathname !== to.pathname, ask: below });
  const dialog = guardLeaving({ leaves: (_, to) => to.search === '', ask: above });
  leaveWhenFree(tab, here, () => undefined);
  expect([below, above].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  dialog();
  leaveWhenFree(here, there, () => undefined);
  expect([below, above].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  page();
});
