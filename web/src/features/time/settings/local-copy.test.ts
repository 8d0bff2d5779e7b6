import { beforeEach, expect, test, vi } from 'vitest';

import { keepCopy, readCopy, usualCopy } from './local-copy.ts';

const key = 'approveHoursSettings';
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test('the device starts with the documented settings, and keeps those that it is given', () => {
  expect(readCopy()).toEqual({ timeMode: 'daily', dailyStandard: 7.4, useFlex: true });
  const others = { timeMode: 'range', dailyStandard: 7.5, useFlex: false } as const;
  keepCopy(others);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(others);
  expect(readCopy()).toEqual(others);
});

test.each(['', 'null', '[]', '{"timeMode":"weekly"}', '{"timeMode":"daily","dailyStandard":"x"}'])(
  'invalid stored settings (%s) are ignored',
  (text) => {
    localStorage.setItem(key, text);
    expect(readCopy()).toEqual(usualCopy);
  },
);
