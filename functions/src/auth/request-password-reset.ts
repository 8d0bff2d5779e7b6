import type { authRoutes } from '@driftig/contracts/auth/routes';
import { publishEvent } from '@driftig/data/log/publish-event';
import { secondsOf } from '@driftig/data/core/commit';
import { mailboxOf, normalizeEmail } from '@driftig/domain/auth/registration';

import type { Handler } from '../pipeline/handler.ts';
import { resetSent } from './texts.ts';

/** Limits per 15 minutes, so that no mailbox can be flooded. */
const limits = { ofAnAddress: 20, ofAnEmail: 5 };

/** Looks no user up, so that known and unknown e-mails take as long; the event's consumer does. */
export const requestPasswordReset: Handler<typeof authRoutes.requestPasswordReset> = async (
  context,
) => {
  const { services, address, now, newId } = context;
  const email = normalizeEmail(context.input.body.email);
  await services.attempts.countAttempt(`reset:${address}`, secondsOf(now), limits.ofAnAddress);
  await services.attempts.countAttempt(
    `reset-of:${mailboxOf(email)}`,
    secondsOf(now),
    limits.ofAnEmail,
  );
  const event = { name: 'passwordResetRequested', payload: { email } } as const;
  await publishEvent(services.table, { now, newId }, event);
  return { message: resetSent };
};
