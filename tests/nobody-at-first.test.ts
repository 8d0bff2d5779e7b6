import { authRoutes } from '@driftig/contracts/auth/routes';
import { requestFieldNames } from '@driftig/contracts/wire/wire';
import { userEntity } from '@driftig/data/auth/auth.entities';
import { services } from '@driftig/functions/pipeline/services';
import { demoLogins } from '@driftig/local-cloud/demo/logins';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { call } from './support/stack/call.ts';

test('the logins that are known of other products, and those of the demo company, open nothing', async () => {
  const known = ['admin', 'administrator', 'root', 'test', 'demo', 'driftig'].map((name) => ({
    email: `${name}@driftig.dk`,
    password: name,
  }));
  for (const { email, password } of [...known, ...demoLogins]) {
    const input = { body: { email, password }, headers: { 'x-viewer-address': ulid() } };
    expect([email, (await call(authRoutes.logIn, input)).status]).toEqual([email, 401]);
  }
});

test('no request has a hint for a password or a question that only its owner answers, and no record keeps one', () => {
  const fields = [...requestFieldNames];
  expect(fields).toContain('newPassword');
  const kept = Object.keys(userEntity(services().table).schema.attributes);
  // The hour until which colleagues who were asked for a shift may answer.
  const others = new Set(['answerby']);
  const hints = /hint|question|answer|maiden|birth|reminder|sp(ø|oe)rgsm/i;
  expect([...fields, ...kept].filter((name) => hints.test(name) && !others.has(name))).toEqual([]);
});
