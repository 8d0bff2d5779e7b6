import { expect, test } from 'vitest';

import { usedText } from './used-text.ts';

const session = {
  id: 's',
  device: 'Chrome på Windows',
  startedAt: '2026-11-24T07:00:00.000Z',
  lastSeenAt: '2026-11-24T08:14:00.000Z',
  current: false,
};
const at = (time: string) => Date.parse(`2026-11-24T${time}:00.000Z`);

test('an hourly written use is not shown with minutes', () => {
  expect(usedText(session, at('08:44'))).toBe('Brugt inden for den seneste time');
  expect(usedText(session, at('09:14'))).toBe('Sidst brugt omkring 24-11-2026 kl. 09:14');
});

test('the device one looks from is used now', () => {
  expect(usedText({ ...session, current: true }, at('09:14'))).toBe('Brugt nu');
});
