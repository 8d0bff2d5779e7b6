import { AppError } from '@driftig/domain/errors';

import { header, type HttpEvent } from './request.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: throws cross_site for a state change that another site's page sent. Browsers set
 * Sec-Fetch-Site, older ones at least Origin. A client that sends neither is no browser, so it does
 * not attach a user's cookies by itself.
 */
export function assertSameOrigin(event: HttpEvent, siteUrl: string): void {
  if (safeMethods.has(event.requestContext.http.method)) return;
  const site = header(event, 'sec-fetch-site');
  if (site !== undefined) {
    if (site !== 'same-origin') throw new AppError('cross_site');
    return;
  }
  const origin = header(event, 'origin');
  if (origin !== undefined && origin !== new URL(siteUrl).origin) throw new AppError('cross_site');
}
