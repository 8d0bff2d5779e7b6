import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text) => createHash('sha256').update(text).digest();

/** WebSocket APIs pass headers as they were written, HTTP APIs in lower case. */
const headerOf = (headers = {}) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-origin-verify')?.[1];

const isAuthorized = (sent, secret) =>
  Boolean(secret && sent) && timingSafeEqual(digest(sent), digest(secret));

/** WebSocket APIs know only policies as an answer. */
const policy = (Effect, Resource) => ({
  principalId: 'edge',
  policyDocument: {
    Version: '2012-10-17',
    Statement: [{ Action: 'execute-api:Invoke', Effect, Resource }],
  },
});

/** Authorizes requests with the secret header that CloudFront adds. */
export const handler = async ({ headers, methodArn }) => {
  const authorized = isAuthorized(headerOf(headers), process.env.ORIGIN_SECRET);
  if (methodArn === undefined) return { isAuthorized: authorized };
  return policy(authorized ? 'Allow' : 'Deny', methodArn);
};
