import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { HttpResponse, type HttpRequest } from '@smithy/core/protocols';
import { expect, test } from 'vitest';

import { actFor, actingCompany, actingFor, signAsActing } from './acting.ts';

test('work for a company runs for it to its end, beside other companies', async () => {
  const after = async () => {
    await Promise.resolve();
    return actingCompany();
  };
  expect(await Promise.all([actFor('a', after), actFor('b', after), after()])).toEqual([
    'a',
    'b',
    undefined,
  ]);
});

test('nothing that runs for one company can act for another', () => {
  expect(actFor('a', () => actFor('a', actingCompany))).toBe('a');
  expect(() => actFor('a', () => actFor('b', actingCompany))).toThrow('another company');
});

test('every method of what acts for a company does, its parts too', () => {
  const store = { who: actingCompany, users: { who: () => actingCompany() }, id: 1 };
  const acting = actingFor('a', store);
  expect([acting.who(), acting.users.who(), acting.id, store.who()]).toEqual([
    'a',
    'a',
    1,
    undefined,
  ]);
});

test('each request is signed for its company', async () => {
  const identity = (accessKeyId: string) => Promise.resolve({ accessKeyId, secretAccessKey: 's' });
  const config = { credentials: () => identity('own') };
  signAsActing(config, (companyId) => identity(companyId));
  const signer = async () => (await config.credentials()).accessKeyId;
  expect([await actFor('a', signer), await signer(), await actFor('b', signer)]).toEqual([
    'a',
    'own',
    'b',
  ]);
});

test("a client of the SDK keeps no company's credentials for the next request", async () => {
  const signers: (string | undefined)[] = [];
  const handle = ({ headers }: HttpRequest) => {
    signers.push(/Credential=(\w+)\//.exec(headers['authorization'] ?? '')?.[1]);
    const body = new Blob(['{"TableNames":[]}']).stream();
    return Promise.resolve({ response: new HttpResponse({ statusCode: 200, body }) });
  };
  const identity = (accessKeyId: string) => ({ accessKeyId, secretAccessKey: 's' });
  const client = new DynamoDBClient({
    region: 'eu-north-1',
    credentials: identity('own'),
    requestHandler: { handle },
  });
  signAsActing(client.config, (companyId) => Promise.resolve(identity(companyId)));
  const ask = () => client.send(new ListTablesCommand({}));
  for (const companyId of ['a', 'b', 'a']) await actFor(companyId, ask);
  await ask();
  expect(signers).toEqual(['a', 'b', 'a', 'own']);
});
