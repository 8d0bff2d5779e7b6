import { describe, expect, test } from 'vitest';

import { statementsOfFunction } from './support/infra/policies.ts';
import { everySetting, propertiesOf, synthesize } from './support/infra/templates.ts';

const { events } = synthesize(everySetting).templates;

describe('a stage that receives receipts by mail', () => {
  test('checks each mail, asks for TLS, and puts it into its own bucket', () => {
    const [rule, ...others] = propertiesOf(events, 'AWS::SES::ReceiptRule');
    expect(others).toEqual([]);
    expect(rule.Rule).toMatchObject({
      Recipients: ['bilag.driftig.dk'],
      ScanEnabled: true,
      TlsPolicy: 'Require',
      Enabled: true,
    });
    expect(rule.Rule.Actions).toHaveLength(1);
    expect(Object.keys(rule.Rule.Actions[0].S3Action).toSorted()).toEqual([
      'BucketName',
      'TopicArn',
    ]);
  });

  test('keeps received mails for 14 days at most, encrypted and closed to the public', () => {
    const [bucket, ...others] = propertiesOf(events, 'AWS::S3::Bucket');
    expect(others).toEqual([]);
    expect(bucket.LifecycleConfiguration.Rules).toContainEqual(
      expect.objectContaining({ ExpirationInDays: 14, Status: 'Enabled' }),
    );
    expect(bucket.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(bucket.BucketEncryption).toBeDefined();
  });

  test('lets one function read and remove them, and no other', () => {
    const functions = propertiesOf(events, 'AWS::Lambda::Function').map(
      ({ FunctionName }) => FunctionName,
    );
    expect(functions.length).toBeGreaterThan(10);
    const readers = functions.filter((name: string) =>
      JSON.stringify(statementsOfFunction(events, name)).includes('-mail-in'),
    );
    expect(readers).toEqual(['driftig-dev-receipts-on-mail-received']);
    const about = statementsOfFunction(events, readers[0]).filter((statement) =>
      JSON.stringify(statement.Resource).includes('-mail-in'),
    );
    expect(about.map(({ Action }) => Action)).toEqual([['s3:DeleteObject', 's3:GetObject']]);
  });
});

test('a stage without a domain for it has no rule, bucket, topic or function of mails', () => {
  const { templates } = synthesize({ stage: 'prod' });
  expect(propertiesOf(templates.events, 'AWS::SES::ReceiptRule')).toEqual([]);
  expect(propertiesOf(templates.events, 'AWS::S3::Bucket')).toEqual([]);
  expect(propertiesOf(templates.events, 'AWS::SNS::Topic')).toEqual([]);
  const names = propertiesOf(templates.events, 'AWS::Lambda::Function').map(
    ({ FunctionName }) => FunctionName,
  );
  expect(names).not.toContain('driftig-prod-receipts-on-mail-received');
});
