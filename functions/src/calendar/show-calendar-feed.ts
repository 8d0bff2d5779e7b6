import { createHash } from 'node:crypto';

import type { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { findCalendarOwner } from '@driftig/data/calendar/calendar-address.repository';
import { secondsOf } from '@driftig/data/core/commit';
import { AppError } from '@driftig/domain/errors';

import { hashOf } from '../identity/secrets.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { readFeed } from './read-feed.ts';
import { writeCalendar } from './write-calendar.ts';

type Show = typeof calendarRoutes.showCalendarFeed;

/** Limits in 15 minutes: of unknown addresses by network, and of how often one is read. */
const limits = { ofUnknown: 30, ofAnAddress: 60 };

/** The calendar behind an address; 404 alike for an unknown one and for a person or company that is out. */
export const showCalendarFeed: Handler<Show> = async (context) => {
  const { input, today, services } = context;
  const [, secret] = /^([\w-]{43})\.ics$/.exec(input.params.file) ?? [];
  const hash = hashOf(secret ?? '');
  const owner = await findCalendarOwner(services.table, hash);
  const user = owner && (await services.accounts.findUser(owner.companyId, owner.userId));
  if (owner === undefined || user?.status !== 'active' || !user.loginAllowed)
    return refuse(context);
  await count(context, `ical-of:${hash}`, limits.ofAnAddress);
  const store = context.storeFor(owner.companyId, owner.userId);
  const company = await store.company.get();
  if (company.suspended) return refuse(context);
  const text = writeCalendar({
    events: await readFeed(store, owner.userId, today),
    companyName: company.settings.companyName,
    siteUrl: services.environment.SITE_URL,
    today,
  });
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const content = Buffer.from(text).toString('base64');
  return { content, mediaType: 'text/calendar; charset=utf-8', etag };
};

async function refuse(context: Context<Show>): Promise<never> {
  await count(context, `ical:${context.address}`, limits.ofUnknown);
  throw new AppError('not_found');
}

const count = ({ services, now }: Context<Show>, subject: string, max: number) =>
  services.attempts.countAttempt(subject, secondsOf(now), max);
