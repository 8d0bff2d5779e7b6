import { expect, test } from 'vitest';

import { welcomeResolver, type WelcomeValues } from './welcome-form.ts';

const filled = { fullName: 'Mette Lindqvist', phone: '86 12 34 56', mobile: '' };

async function resolve(values: WelcomeValues) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { values: sent, errors } = await welcomeResolver(values, undefined, options);
  return { sent, wrong: Object.keys(errors) };
}

test('one number is sent as both', async () => {
  expect(await resolve(filled)).toEqual({ sent: { ...filled, mobile: filled.phone }, wrong: [] });
});

test('a second number is sent as it is', async () => {
  const both = { ...filled, mobile: '20 14 60 01' };
  expect(await resolve(both)).toEqual({ sent: both, wrong: [] });
});

test.each([
  ['no number', { phone: '' }, ['phone']],
  ['a phone number that is none', { phone: '12' }, ['phone']],
  ['a second number that is none', { mobile: '12' }, ['mobile']],
  ['nothing', { fullName: '', phone: '' }, ['fullName', 'phone']],
])('%s is a mistake at its own field', async (_what, changes, wrong) => {
  expect(await resolve({ ...filled, ...changes })).toEqual({ sent: {}, wrong });
});
