import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  InitiateAuthCommand,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity-provider';
import fc from 'fast-check';
import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import type { Environment } from '../pipeline/environment.ts';
import { services } from '../pipeline/services.ts';
import { openIdentity } from './open-identity.ts';
import { openTokens } from './tokens.ts';

const password = 'hemmelig-kode-1';
const cognito = new CognitoIdentityProviderClient({});
const { environment } = services();
const tokens = openTokens(environment);

let ours: Readonly<Record<'access' | 'id' | 'refresh', string>>;
beforeAll(async () => {
  ours = await signedIn(environment, 'company.user');
});

/** Access token of a new user, issued by this pool to this client. */
async function signedIn(of: Environment, username: string) {
  await openIdentity(of).create(username, password);
  const { AuthenticationResult: result } = await cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId: of.USER_POOL_ID,
      ClientId: of.USER_POOL_CLIENT_ID,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: password },
    }),
  );
  return {
    access: result?.AccessToken ?? '',
    id: result?.IdToken ?? '',
    refresh: result?.RefreshToken ?? '',
  };
}

async function newClient(UserPoolId: string): Promise<string> {
  const command = new CreateUserPoolClientCommand({ UserPoolId, ClientName: 'another' });
  const { UserPoolClient } = await cognito.send(command);
  return UserPoolClient?.ClientId ?? '';
}

type Claims = Readonly<Record<string, unknown>>;
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partOf = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString('utf8')) as Claims;

/** Our token with other claims in header and payload, and the signature that `sign` gives. */
function forged(head: Claims, payload: Claims, sign: (text: string) => string): string {
  const text = [
    encoded({ ...partOf(ours.access, 0), ...head }),
    encoded({ ...partOf(ours.access, 1), ...payload }),
  ].join('.');
  return `${text}.${sign(text)}`;
}

const oldSignature = () => ours.access.split('.')[2] ?? '';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const byAnother = (text: string) =>
  createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url');

test('an access token names the tenant and the user', async () => {
  const subject = await tokens.verify(ours.access);
  expect(subject).toEqual({ companyId: 'company', userId: 'user' });
});

test("another user's token is no answer to a password", async () => {
  await openIdentity(environment).create('company.other', password);
  const mixedUp = await poolThatMixesUp('company.other', 'company.user');
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', mixedUp);
  const asked = openIdentity(environment).verifyPassword('company.other', password);
  await expect(asked).rejects.toThrow('did not answer with a token of this user');
});

/** Our pool, but that it takes one person for another. */
async function poolThatMixesUp(one: string, other: string): Promise<string> {
  const pool = process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] ?? '';
  return serve(async (request) => {
    const { 'x-amz-target': target = '', 'content-type': type = '' } = request.headers;
    const headers = { 'x-amz-target': String(target), 'content-type': type };
    const body = (await textOf(request)).replaceAll(one, other);
    const answer = await fetch(pool, { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.text(), headers: { 'content-type': type } };
  });
}

test('the pool takes no password but from our functions', async () => {
  const AuthParameters = { USERNAME: 'company.user', PASSWORD: password };
  const ClientId = environment.USER_POOL_CLIENT_ID;
  const asked = cognito.send(
    new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
  );
  await expect(asked).rejects.toThrow(NotAuthorizedException);
});

describe('verify refuses', () => {
  test.each<[string, () => string]>([
    ['an id token', () => ours.id],
    ['a refresh token', () => ours.refresh],
    [
      'a token changed to another user',
      () => forged({}, { username: 'company.owner' }, oldSignature),
    ],
    ['a token changed to expire later', () => forged({}, { exp: 9_999_999_999 }, oldSignature)],
    ['a token without a signature', () => forged({ alg: 'none' }, {}, () => '')],
    ['a token whose header says alg none', () => forged({ alg: 'none' }, {}, oldSignature)],
    ['a token signed by someone else', () => forged({}, {}, byAnother)],
    ['a token with an unknown key id', () => forged({ kid: 'mine' }, {}, byAnother)],
    [
      'a token with its own key in the header',
      () => forged({ jwk: { kty: 'RSA' } }, {}, byAnother),
    ],
    [
      'a token signed by HMAC with the public pool id',
      () =>
        forged({ alg: 'HS256' }, {}, (text) =>
          createHmac('sha256', environment.USER_POOL_ID).update(text).digest('base64url'),
        ),
    ],
    ['a token with a truncated signature', () => ours.access.slice(0, -10)],
    ['an empty text', () => ''],
  ])('%s', async (_what, token) => {
    expect(await tokens.verify(token())).toBeUndefined();
  });

  test('a token of another client of the pool', async () => {
    const USER_POOL_CLIENT_ID = await newClient(environment.USER_POOL_ID);
    const other = await signedIn({ ...environment, USER_POOL_CLIENT_ID }, 'company.guest');
    expect(partOf(other.access, 1)).toMatchObject({ client_id: USER_POOL_CLIENT_ID });
    expect(await tokens.verify(other.access)).toBeUndefined();
  });

  test('a token of another pool', async () => {
    const { UserPool } = await cognito.send(new CreateUserPoolCommand({ PoolName: 'another' }));
    const USER_POOL_ID = UserPool?.Id ?? '';
    const USER_POOL_CLIENT_ID = await newClient(USER_POOL_ID);
    const there = { ...environment, USER_POOL_ID, USER_POOL_CLIENT_ID };
    const { access } = await signedIn(there, 'company.user');
    const lenient = openTokens({ ...environment, USER_POOL_CLIENT_ID });
    expect(await lenient.verify(access)).toBeUndefined();
  });

  test('a token whose user name is not companyId.userId', async () => {
    for (const name of ['admin', 'c1.u1.more', '.u1', 'c1.']) {
      const { access } = await signedIn(environment, name);
      expect([name, await tokens.verify(access)]).toEqual([name, undefined]);
    }
  });

  test('an expired token', async () => {
    const { exp } = partOf(ours.access, 1) as { exp: number };
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(exp * 1000 - 1000);
    expect(await tokens.verify(ours.access)).toBeDefined();
    vi.setSystemTime(exp * 1000 + 1000);
    expect(await tokens.verify(ours.access)).toBeUndefined();
  });

  test('any other text with dots', async () => {
    const anyPart = fc.oneof(
      fc.base64String(),
      fc.json().map((text) => encoded(JSON.parse(text))),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyPart, { maxLength: 4 }), async (parts) => {
        expect(await tokens.verify(parts.join('.'))).toBeUndefined();
      }),
    );
    for (const value of [null, 1, 'x', [], {}])
      expect(await tokens.verify(`${encoded(value)}.${encoded(value)}.x`)).toBeUndefined();
  });
});

/** A key server that answers with `status`, these keys and headers, and counts the requests. */
async function keyServer(status: number, keys: string, headers: Record<string, string> = {}) {
  const asked = { times: 0 };
  const address = await serve(() => {
    asked.times += 1;
    return Promise.resolve({ status, body: keys, headers });
  });
  return { asked, USER_POOL_JWKS_URL: `${address}/jwks.json` };
}

interface Served {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers until the test is done; gives the address. */
async function serve(answer: (request: IncomingMessage) => Promise<Served>): Promise<string> {
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body, headers }) =>
      response.writeHead(status, headers).end(body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test('the keys are fetched once and cached, also for requests at the same time', async () => {
  const keys = await (await fetch(environment.USER_POOL_JWKS_URL)).text();
  const { asked, USER_POOL_JWKS_URL } = await keyServer(200, keys);
  const fresh = openTokens({ ...environment, USER_POOL_JWKS_URL });
  const verified = await Promise.all([1, 2, 3].map(() => fresh.verify(ours.access)));
  expect([...verified, await fresh.verify(ours.access)]).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining({ userId: 'user' })),
  );
  expect(asked.times).toBe(1);
});

describe('verification throws instead of refusing the token when the key server', () => {
  test('does not answer', async () => {
    const USER_POOL_JWKS_URL = 'http://127.0.0.1:9/jwks.json';
    const alone = openTokens({ ...environment, USER_POOL_JWKS_URL });
    await expect(alone.verify(ours.access)).rejects.toThrow('does not answer');
  });

  test('answers with an error', async () => {
    const { USER_POOL_JWKS_URL } = await keyServer(503, '{}');
    const refused = openTokens({ ...environment, USER_POOL_JWKS_URL });
    await expect(refused.verify(ours.access)).rejects.toThrow('answers 503');
  });

  test('sends us on, even to where our own keys are', async () => {
    const elsewhere = { location: environment.USER_POOL_JWKS_URL };
    const { USER_POOL_JWKS_URL } = await keyServer(302, '', elsewhere);
    const sentOn = openTokens({ ...environment, USER_POOL_JWKS_URL });
    await expect(sentOn.verify(ours.access)).rejects.toThrow('answers 302');
  });
});
