import type { Route } from '@driftig/contracts/core/route';
import { secondsOf } from '@driftig/data/core/commit';
import type { Actor } from '@driftig/domain/actor';

import { services } from './services.ts';

/**
 * Limit of a company for all routes that take a file together: an order's 200 pictures, three at
 * once.
 */
export const mostUploads = 600;
export const mostUploadsADay = { max: 3000, windowSeconds: 24 * 60 * 60 };

/**
 * Throws too_many above the limits, which protect storage and decoders. Rejected files are counted
 * too: reading them costs as much.
 */
export async function countUpload(
  { files }: Route,
  { companyId }: Pick<Actor, 'companyId'>,
  now: string,
): Promise<void> {
  if (files === undefined) return;
  const { attempts } = services();
  await attempts.countAttempt(`uploads:${companyId}`, secondsOf(now), mostUploads);
  await attempts.countAttempt(`uploads-day:${companyId}`, secondsOf(now), mostUploadsADay);
}
