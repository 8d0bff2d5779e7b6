import type { authRoutes } from '@driftig/contracts/auth/routes';

import type { Handler } from '../pipeline/handler.ts';
import { confirmationSent, emailIsConfirmed } from './texts.ts';

export const resendConfirmation: Handler<typeof authRoutes.resendConfirmation> = async ({
  actor,
  store,
  now,
}) => {
  const { unconfirmedEmail = '' } = await store.company.get();
  if (unconfirmedEmail === '') return { message: emailIsConfirmed };
  await store.company.assertMayResendConfirmation(now);
  await store.commit({
    writes: [],
    audit: { action: 'auth.confirmationRequested', subject: `user ${actor.userId}` },
    outbox: [{ name: 'confirmationRequested', payload: { userId: actor.userId } }],
  });
  return { message: confirmationSent(actor.email) };
};
