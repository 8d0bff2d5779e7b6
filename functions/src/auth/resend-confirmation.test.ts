import { authRoutes } from '@driftig/contracts/auth/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { eventsOf } from '@driftig/tests/support/stack/mails';
import { unconfirm } from '@driftig/tests/support/company/unconfirmed';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const resend = () => company.owner.call(authRoutes.resendConfirmation);
const asked = () =>
  eventsOf('confirmationRequested', ({ userId }) => userId === company.owner.user.userId);

test('the owner has the mail sent again, five times in a quarter of an hour', async () => {
  await unconfirm(company.owner.user);
  expect(await resend()).toMatchObject({
    status: 200,
    json: { message: `Mailen er sendt igen til ${company.owner.user.email}.` },
  });
  for (let more = 0; more < 4; more += 1) expect((await resend()).status).toBe(200);
  const answer = await resend();
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  expect(await asked()).toHaveLength(5);
});

test('other users may not', async () => {
  await unconfirm(company.owner.user);
  const answer = await company.administrator.call(authRoutes.resendConfirmation);
  expect(answer.status).toBe(403);
});

test('nothing is sent once it is confirmed', async () => {
  expect(await resend()).toMatchObject({
    status: 200,
    json: { message: 'Din e-mail er allerede bekræftet.' },
  });
  expect(await asked()).toEqual([]);
});
