import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { consumerEntry, consumers } from '../infra/consumers.ts';
import { allowedActions, statementsOf } from './support/policies.ts';
import { root } from './support/sources.ts';
import { everySetting, propertiesOf, synthesize } from './support/templates.ts';

const { templates, stacks } = synthesize(everySetting);
const { data, waf, web, api, observability } = templates;

test('synthesizes without an account, and the rules still find nothing', () => {
  expect(synthesize({ ...everySetting, withoutAccount: true }).findings).toEqual([]);
});

test('a stage for trying out can be deleted', () => {
  expect(Object.values(stacks).some((stack) => stack.terminationProtection)).toBe(false);
  data.hasResource('AWS::DynamoDB::GlobalTable', { DeletionPolicy: 'Delete' });
});

describe('a domain of its own', () => {
  const [distribution] = propertiesOf(web, 'AWS::CloudFront::Distribution');

  test('has a certificate in us-east-1, addresses of both kinds, and TLS 1.2 at least', () => {
    waf.hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: 'app.driftig.dk',
      ValidationMethod: 'DNS',
    });
    expect(distribution.DistributionConfig.Aliases).toEqual(['app.driftig.dk']);
    expect(distribution.DistributionConfig.ViewerCertificate).toMatchObject({
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    });
    const records = propertiesOf(web, 'AWS::Route53::RecordSet');
    expect(records.map(({ Name, Type }) => [Name, Type])).toEqual([
      ['app.driftig.dk.', 'A'],
      ['app.driftig.dk.', 'AAAA'],
    ]);
  });

  test('is what the functions write in mails and compare origins with', () => {
    for (const { Environment } of propertiesOf(api, 'AWS::Lambda::Function')) {
      expect(Environment.Variables.SITE_URL).toBe('https://app.driftig.dk');
    }
  });
});

test('after a restore the functions use the restored table and the old one still stands', () => {
  data.resourceCountIs('AWS::DynamoDB::GlobalTable', 1);
  for (const { Environment } of propertiesOf(api, 'AWS::Lambda::Function')) {
    expect(Environment.Variables.TABLE_NAME).toBe('driftig-restored');
  }
  const resources = propertiesOf(api, 'AWS::IAM::Policy')
    .flatMap(statementsOf)
    .filter(({ Action }) => JSON.stringify(Action).includes('dynamodb:GetItem'))
    .map(({ Resource }) => Resource);
  expect(JSON.stringify(resources)).toContain('table/driftig-restored');
});

describe('a consumer of the outbox', () => {
  const entry = 'auth-on-company-registered';
  const named = (name: string) => (resource: { QueueName: string }) => resource.QueueName === name;

  test('comes from the one reader of the stream, which takes new events alone', () => {
    const pipes = propertiesOf(api, 'AWS::Pipes::Pipe');
    expect(pipes).toHaveLength(1);
    const { FilterCriteria, DynamoDBStreamParameters } = pipes[0].SourceParameters;
    expect(
      FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern)),
    ).toEqual([
      { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'outbox#' }] } } } },
    ]);
    expect(DynamoDBStreamParameters).toMatchObject({
      MaximumRetryAttempts: 8,
      OnPartialBatchItemFailure: 'AUTOMATIC_BISECT',
      DeadLetterConfig: { Arn: expect.anything() },
    });
  });

  test('gets events of its kind alone, tries again, and lays aside what fails', () => {
    const kinds = propertiesOf(api, 'AWS::Events::Rule').map(
      ({ EventPattern }) => EventPattern.detail.dynamodb.NewImage.name.S,
    );
    expect(kinds).toContainEqual(['companyRegistered']);
    expect(kinds).toHaveLength(consumers.length);
    for (const mapping of propertiesOf(api, 'AWS::Lambda::EventSourceMapping'))
      expect(mapping.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    const queues = propertiesOf(api, 'AWS::SQS::Queue');
    expect(queues.find(named(`driftig-dev-${entry}`))).toMatchObject({
      RedrivePolicy: { maxReceiveCount: 8 },
      VisibilityTimeout: 360,
    });
    expect(queues.find(named(`driftig-dev-${entry}-failed`))).toMatchObject({
      MessageRetentionPeriod: 14 * 24 * 60 * 60,
    });
  });

  test('may read its queue and send mail as one sender, and nothing it was not given', () => {
    expect(allowedActions(api, `driftig-dev-${entry}`)).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'ses:SendEmail',
      'sqs:ChangeMessageVisibility',
      'sqs:DeleteMessage',
      'sqs:GetQueueAttributes',
      'sqs:GetQueueUrl',
      'sqs:ReceiveMessage',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
    const mail = propertiesOf(api, 'AWS::IAM::Policy')
      .flatMap(statementsOf)
      .find(({ Action }) => Action === 'ses:SendEmail');
    expect(mail?.Condition).toEqual({
      StringEquals: { 'ses:FromAddress': 'ingen-svar@driftig.example' },
    });
  });

  test('sets off an alarm when it gives up or falls behind', () => {
    const names = propertiesOf(observability, 'AWS::CloudWatch::Alarm').map(
      ({ AlarmName }) => AlarmName,
    );
    expect(names).toEqual(
      expect.arrayContaining(
        ['errors', 'throttles', 'failed', 'behind'].map(
          (trouble) => `driftig-dev-${entry}-${trouble}`,
        ),
      ),
    );
  });

  test('of every kind that is written is deployed', () => {
    const folder = join(root, 'functions', 'src');
    const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => /^(\w+)\/on-([\w-]+)\.ts$/.exec(path.replaceAll('\\', '/')))
      .flatMap((match) => (match ? [`${match[1]}-on-${match[2]}`] : []));
    expect(consumers.map(consumerEntry).toSorted()).toEqual(written.toSorted());
  });
});
