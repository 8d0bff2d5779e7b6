import { expect, test, vi } from 'vitest';

import { focusPressed } from './focus-pressed-button.ts';

function press(active: object | null) {
  const focus = vi.fn();
  const button = { focus };
  const icon = { closest: () => button } as unknown as Element;
  const around = { contains: () => true };
  const elsewhere = { contains: () => false };
  const actives = { button, around, elsewhere };
  const at = active === null ? null : Reflect.get(actives, Object.keys(active)[0] ?? '');
  focusPressed(icon, at as Element | null);
  return focus.mock.calls.length;
}

test('a pressed button gets the focus where the page around it or nothing has it', () => {
  expect(press(null)).toBe(1);
  expect(press({ around: true })).toBe(1);
});

test('a button that has the focus, or whose field keeps it, is left alone', () => {
  expect(press({ button: true })).toBe(0);
  expect(press({ elsewhere: true })).toBe(0);
});
