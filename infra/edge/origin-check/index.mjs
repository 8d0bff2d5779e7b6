import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text) => createHash('sha256').update(text).digest();

/** WebSocket APIs pass headers as they were written, HTTP APIs in lower case. */
const headerOf = (headers = {}) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-origin-verify')?.[1];

const isSecret = (sent, secret) =>
  Boolean(secret && sent) && timingSafeEqual(digest(sent), digest(secret));

/** The one before is good until the next replaces it, while the edge still sends it. */
const isAuthorized = (sent, { ORIGIN_SECRET, ORIGIN_SECRET_BEFORE }) =>
  isSecret(sent, ORIGIN_SECRET) || isSecret(sent, ORIGIN_SECRET_BEFORE);

/** As functions/src/pipeline/environment.ts: a reference that was left as it is, anybody could guess. */
const assertResolved = ({ ORIGIN_SECRET = '', ORIGIN_SECRET_BEFORE = '' }) => {
  if ([ORIGIN_SECRET, ORIGIN_SECRET_BEFORE].some((secret) => secret.startsWith('{{')))
    throw new Error('Environment variables wrong: ORIGIN_SECRET');
};

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
  assertResolved(process.env);
  const authorized = isAuthorized(headerOf(headers), process.env);
  if (methodArn === undefined) return { isAuthorized: authorized };
  return policy(authorized ? 'Allow' : 'Deny', methodArn);
};
