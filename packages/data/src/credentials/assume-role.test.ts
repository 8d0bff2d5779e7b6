import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { roleOfCompany } from './assume-role.ts';

const credentials = `<AssumeRoleResponse><AssumeRoleResult><Credentials>
  <AccessKeyId>ASIA1</AccessKeyId><SecretAccessKey>s/+=</SecretAccessKey>
  <SessionToken>t==</SessionToken><Expiration>2026-11-24T09:00:00Z</Expiration>
</Credentials></AssumeRoleResult></AssumeRoleResponse>`;
const refusal = (code: string) =>
  `<ErrorResponse><Error><Code>${code}</Code></Error></ErrorResponse>`;

/** In place of a status: the connection is closed without an answer. */
const brokenOff = 0;

/** An STS that gives these answers, one after the other, and keeps what it was asked. */
let answers: (readonly [status: number, body: string])[];
let asked: { readonly authorization: string; readonly body: URLSearchParams }[];
let server: Server;
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization = '' } = request.headers;
      asked.push({ authorization, body: new URLSearchParams(body) });
      const [status, answer] = answers.shift() ?? [500, ''];
      if (status === brokenOff) request.socket.destroy();
      else response.writeHead(status).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_STS', `http://127.0.0.1:${port}`);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const role = 'arn:aws:iam::111111111111:role/driftig-orders-company';
const client = new DynamoDBClient({
  region: 'eu-north-1',
  credentials: { accessKeyId: 'AKIA1', secretAccessKey: 's' },
});
const assume = roleOfCompany({ ...client.config }, role);

test('the role is assumed for an hour, with the company as the only tag, by a signed call', async () => {
  answers = [[200, credentials]];
  expect(await assume('01JBM4W000C0MPANY000000001')).toEqual({
    accessKeyId: 'ASIA1',
    secretAccessKey: 's/+=',
    sessionToken: 't==',
    expiration: new Date('2026-11-24T09:00:00Z'),
  });
  expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({
    Action: 'AssumeRole',
    Version: '2011-06-15',
    RoleArn: role,
    RoleSessionName: 'c-01JBM4W000C0MPANY000000001',
    DurationSeconds: '3600',
    'Tags.member.1.Key': 'company',
    'Tags.member.1.Value': '01JBM4W000C0MPANY000000001',
  });
  expect(asked[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 .*\/eu-north-1\/sts\/aws4_request/);
});

test('throttling and failures of STS are tried three times', async () => {
  answers = [
    [400, refusal('Throttling')],
    [503, ''],
    [200, credentials],
  ];
  expect((await assume('a')).accessKeyId).toBe('ASIA1');
  answers = Array.from({ length: 4 }, () => [400, refusal('Throttling')] as const);
  await expect(assume('a')).rejects.toMatchObject({ name: 'ThrottlingException' });
  expect(asked).toHaveLength(6);
});

test('a connection that breaks off, as a kept one may, is tried again', async () => {
  answers = [
    [brokenOff, ''],
    [200, credentials],
  ];
  expect((await assume('a')).accessKeyId).toBe('ASIA1');
  answers = Array.from({ length: 4 }, () => [brokenOff, ''] as const);
  await expect(assume('a')).rejects.toThrow("STS refused the company's role");
  expect(asked).toHaveLength(5);
});

test('a refusal is told by its code, and not tried again', async () => {
  answers = [[403, refusal('AccessDenied')]];
  await expect(assume('a')).rejects.toThrow('AccessDenied');
  expect(asked).toHaveLength(1);
});

test.each(['*', 'a*', '', 'a b', '../a', '${x}'])(
  'no role is assumed for a company %j',
  async (id) => {
    answers = [[200, credentials]];
    await expect(assume(id)).rejects.toThrow('no such id');
    expect(asked).toEqual([]);
  },
);
