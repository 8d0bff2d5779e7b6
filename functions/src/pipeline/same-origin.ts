import type { Route } from '@driftig/contracts/core/route';
import { AppError } from '@driftig/domain/errors';

import { header, type HttpEvent } from './request.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: throws cross_site for a state change that another site's page sent. Browsers set
 * Sec-Fetch-Site, older ones at least Origin. A client that sends neither is no browser, so it does
 * not attach a user's cookies by itself.
 */
export function assertSameOrigin(event: HttpEvent, siteUrl: string, route: Route): void {
  if (route.sameSiteOnly) assertSameSite(event, siteUrl);
  if (safeMethods.has(event.requestContext.http.method)) return;
  const site = header(event, 'sec-fetch-site');
  if (site !== undefined) {
    if (site !== 'same-origin') throw new AppError('cross_site');
    return;
  }
  const origin = header(event, 'origin');
  if (origin !== undefined && origin !== new URL(siteUrl).origin) throw new AppError('cross_site');
}

const ownSites = new Set(['same-origin', 'none']);

/**
 * For a GET that changes something: a link, picture or frame of another site must not reach it, nor one of
 * another host under our domain, with which SameSite cookies come along.
 * `none` is an address that was typed or a bookmark. Where a browser says nothing of all this, the
 * cookies decide: they are SameSite=Strict and do not come along from another site.
 */
function assertSameSite(event: HttpEvent, siteUrl: string): void {
  const site = header(event, 'sec-fetch-site');
  const from = header(event, 'origin') ?? header(event, 'referer');
  if (site !== undefined && !ownSites.has(site)) throw new AppError('cross_site');
  if (site !== undefined || from === undefined) return;
  if (!URL.canParse(from) || new URL(from).origin !== new URL(siteUrl).origin)
    throw new AppError('cross_site');
}
