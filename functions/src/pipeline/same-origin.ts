import { AppError } from '@driftig/domain/errors';

import { header, type HttpEvent } from './request.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A state change must come from our own pages. Every browser says where a request comes from, in
 * Sec-Fetch-Site or at least in Origin; what says neither is no browser and carries no one's cookies
 * by accident.
 */
export function assertSameOrigin(event: HttpEvent, siteUrl: string): void {
  if (readingMethods.has(event.requestContext.http.method)) return;
  const site = header(event, 'sec-fetch-site');
  if (site !== undefined) {
    if (site !== 'same-origin') throw new AppError('cross_site');
    return;
  }
  const origin = header(event, 'origin');
  if (origin !== undefined && origin !== new URL(siteUrl).origin) throw new AppError('cross_site');
}
