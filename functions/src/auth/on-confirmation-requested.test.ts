import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany } from '@driftig/tests/support/company/company';
import {
  deliver,
  eventsOf,
  expectCompleteMail,
  mailedToken,
  mailsTo,
} from '@driftig/tests/support/stack/mails';
import { unconfirm } from '@driftig/tests/support/company/unconfirmed';
import { expect, test } from 'vitest';

import { handler } from './on-confirmation-requested.ts';

test('the mail has a link with a token in its fragment, which confirms the e-mail', async () => {
  const { owner, store } = await createCompany();
  await unconfirm(owner.user);
  await owner.call(authRoutes.resendConfirmation);
  const ours = ({ userId }: { userId: string }) => userId === owner.user.userId;
  const [event] = await eventsOf('confirmationRequested', ours);
  await deliver(handler, event);
  const [mail] = await mailsTo(owner.user.email);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe('Bekræft din e-mail');
  const token = await mailedToken(owner.user.email);
  expect(mail?.body.text).toContain(`${process.env['SITE_URL']}/confirm#${token}`);
  expect((await call(authRoutes.confirmEmail, { body: { token } })).status).toBe(200);
  expect((await store.company.get()).unconfirmedEmail).toBe('');
});
