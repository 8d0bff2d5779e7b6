import type { authRoutes } from '@driftig/contracts/auth/routes';
import { publishEvent } from '@driftig/data/log/publish-event';
import { secondsOf } from '@driftig/data/core/commit';

import type { Handler } from '../pipeline/handler.ts';
import { contactReceived } from './texts.ts';

/** Per address in 15 minutes. */
const maxMessages = 5;

/**
 * A message for the operator (product A5). `honeypot` is hidden from people: when it is filled in, the
 * answer is the same but nothing is sent.
 */
export const sendContact: Handler<typeof authRoutes.sendContact> = async (context) => {
  const { services, address, now, newId } = context;
  const { honeypot = '', company = '', ...form } = context.input.body;
  await services.attempts.countAttempt(`contact:${address}`, secondsOf(now), maxMessages);
  const event = { name: 'contactSent', payload: { ...form, company } } as const;
  if (honeypot === '') await publishEvent(services.table, { now, newId }, event);
  return { message: contactReceived };
};
