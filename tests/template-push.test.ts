import { expect, test } from 'vitest';

import { pushSenders } from './support/live/push-senders.ts';
import { allowedActions } from './support/infra/policies.ts';
import { propertiesOf, synthesize } from './support/infra/templates.ts';

const { data, api, events } = synthesize({ stage: 'prod' }).templates;
const functions = [api, events].flatMap((each) => propertiesOf(each, 'AWS::Lambda::Function'));

test('the keys of push are made of a secret of the stage, which outlives its stack', () => {
  const [secret, ...others] = propertiesOf(data, 'AWS::SecretsManager::Secret');
  expect(others).toEqual([]);
  expect(secret.GenerateSecretString).toEqual({ PasswordLength: 48, ExcludePunctuation: true });
  data.hasResource('AWS::SecretsManager::Secret', { DeletionPolicy: 'RetainExceptOnCreate' });
});

test('the function that answers the public key and the one that sends have it, and no other', () => {
  expect(pushSenders).toEqual([
    'driftig-prod-notifications',
    'driftig-prod-notifications-on-notified',
  ]);
  const holders = functions.filter(({ Environment }) =>
    JSON.stringify(Environment.Variables['PUSH_SECRET'] ?? '').includes('resolve:secretsmanager'),
  );
  expect(holders.map(({ FunctionName }) => FunctionName)).toEqual(pushSenders);
});

test('none of them may ask for secrets, nor more than change the table', () => {
  for (const [template, name] of [
    [api, pushSenders[0]],
    [events, pushSenders[1]],
  ] as const)
    expect(allowedActions(template, name ?? '').join()).not.toContain('secretsmanager');
  expect(allowedActions(events, pushSenders[1] ?? '')).not.toContain('dynamodb:DeleteItem');
});
