import { expect, test, vi } from 'vitest';
import { guardLeaving, leaveWhenFree, wouldAsk } from './leaving.ts';

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
