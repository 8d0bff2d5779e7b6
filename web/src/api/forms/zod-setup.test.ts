import { danishIssueText } from '@driftig/contracts/wire/danish-issue-texts';
import { expect, onTestFinished, test } from 'vitest';

test('the browser says what is wrong in Danish, before zod says it in English', async () => {
  const before = Reflect.get(globalThis, '__zod_globalConfig') as unknown;
  onTestFinished(() => void Reflect.set(globalThis, '__zod_globalConfig', before));
  await import('./zod-setup.ts');
  expect(Reflect.get(globalThis, '__zod_globalConfig')).toEqual({
    jitless: true,
    customError: danishIssueText,
  });
});
