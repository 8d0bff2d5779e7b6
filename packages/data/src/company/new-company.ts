import type { Company } from '@driftig/domain/company/settings';

import { secondsOf } from '../core/commit.ts';

const day = 24 * 60 * 60;

/** Younger than 30 days: its mails with a stranger's words are few at first. `now` is ISO UTC. */
export function isNewCompany({ createdAt }: Pick<Company, 'createdAt'>, now: string): boolean {
  return secondsOf(now) - secondsOf(createdAt) < 30 * day;
}

/** Daily limit of a new company. */
export function aDay(max: number) {
  return { max, windowSeconds: day };
}
