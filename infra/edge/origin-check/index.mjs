import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text) => createHash('sha256').update(text).digest();

/** Authorizes requests with the secret header that CloudFront adds. */
export const handler = async (event) => {
  const secret = process.env.ORIGIN_SECRET;
  const sent = event.headers?.['x-origin-verify'];
  if (!secret || !sent) return { isAuthorized: false };
  return { isAuthorized: timingSafeEqual(digest(sent), digest(secret)) };
};
