import { authRoutes } from '@driftig/contracts/auth/routes';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany } from '@driftig/tests/support/company/company';
import { eventsOf } from '@driftig/tests/support/stack/mails';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';

const newEmail = () => `ingen@${ulid().toLowerCase()}.dk`;
const ask = (email: unknown, address = ulid()) =>
  call(authRoutes.requestPasswordReset, {
    body: { email },
    headers: { 'x-viewer-address': address },
  });
const requestsOf = (email: string) =>
  eventsOf('passwordResetRequested', (payload) => payload.email === email);
const withoutId = ({ status, json, cookies }: TestAnswer) => {
  const { requestId: _, ...rest } = json as Record<string, unknown>;
  return { status, cookies, ...rest };
};

test('known and unknown e-mails get the same answer, and both are published as events', async () => {
  const { owner } = await createCompany();
  const unknown = newEmail();
  const [first, second] = [await ask(owner.user.email), await ask(unknown)];
  expect(withoutId(first)).toEqual({
    status: 200,
    cookies: [],
    message: 'Link til nulstilling er sendt til din e-mail.',
  });
  expect(withoutId(second)).toEqual(withoutId(first));
  expect(await requestsOf(owner.user.email)).toHaveLength(1);
  expect(await requestsOf(unknown)).toHaveLength(1);
});

test('the event has only the normalised e-mail and no token', async () => {
  const email = newEmail();
  await ask(` ${email.toUpperCase()} `);
  expect((await requestsOf(email)).map(({ payload }) => payload)).toEqual([{ email }]);
});

test.each(['mette', '', undefined, 7])('%j is refused as an e-mail', async (email) => {
  const answer = await ask(email);
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ fields: { email: 'Indtast en gyldig email' } });
});

describe('in 15 minutes', () => {
  test('an e-mail gets five mails, known or not, from whatever addresses', async () => {
    const { owner } = await createCompany();
    for (const email of [owner.user.email, newEmail()]) {
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await ask(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await requestsOf(email)).toHaveLength(5);
    }
  });

  test('an address can ask for twenty mails, for whatever e-mails', async () => {
    const address = ulid();
    const answers = await Promise.all(Array.from({ length: 24 }, () => ask(newEmail(), address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});
