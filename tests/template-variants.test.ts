import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { consumerEntry, consumers, storedEventName } from '../infra/consumers.ts';
import { allowedActions, statementsOf } from './support/infra/policies.ts';
import { root } from './support/house/sources.ts';
import { everySetting, propertiesOf, synthesize } from './support/infra/templates.ts';

const { templates, stacks } = synthesize(everySetting);
const { data, waf, web, api, events } = templates;

test('without an account the templates synthesize and the rules find nothing', () => {
  expect(synthesize({ ...everySetting, withoutAccount: true }).findings).toEqual([]);
});

test('dev has no deletion protection', () => {
  expect(Object.values(stacks).some((stack) => stack.terminationProtection)).toBe(false);
  data.hasResource('AWS::DynamoDB::GlobalTable', { DeletionPolicy: 'Delete' });
});

describe('before the first deployment has succeeded', () => {
  const { stacks: unprotected, templates: first } = synthesize({
    stage: 'prod',
    settings: { protected: false },
  });

  test('nothing has deletion protection, so that a failed stack can be deleted and created again', () => {
    expect(Object.values(unprotected).some((stack) => stack.terminationProtection)).toBe(false);
    const [table] = propertiesOf(first.data, 'AWS::DynamoDB::GlobalTable');
    expect(table.Replicas[0].DeletionProtectionEnabled).toBe(false);
    const [pool] = propertiesOf(first.identity, 'AWS::Cognito::UserPool');
    expect(pool.DeletionProtection).toBe('INACTIVE');
  });

  test('table, user pool and buckets are removed only when their own creation is rolled back', () => {
    const policiesOf = (stack: 'data' | 'identity' | 'web', type: string) =>
      Object.values(first[stack].findResources(type)).map(
        ({ DeletionPolicy, UpdateReplacePolicy }) => [DeletionPolicy, UpdateReplacePolicy],
      );
    const onlyThen = ['RetainExceptOnCreate', 'Retain'];
    expect(policiesOf('data', 'AWS::DynamoDB::GlobalTable')).toEqual([onlyThen]);
    expect(policiesOf('data', 'AWS::S3::Bucket')).toEqual([onlyThen, onlyThen]);
    expect(policiesOf('identity', 'AWS::Cognito::UserPool')).toEqual([onlyThen]);
    expect(policiesOf('web', 'AWS::S3::Bucket')).toEqual([onlyThen]);
  });
});

describe('a domain of its own', () => {
  const [distribution] = propertiesOf(web, 'AWS::CloudFront::Distribution');

  test('has a certificate in us-east-1, A and AAAA records, and at least TLS 1.2', () => {
    waf.hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: 'app.driftig.dk',
      ValidationMethod: 'DNS',
      KeyAlgorithm: 'EC_prime256v1',
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

  test('is the SITE_URL of the functions', () => {
    for (const { Environment } of propertiesOf(api, 'AWS::Lambda::Function')) {
      expect(Environment.Variables.SITE_URL).toBe('https://app.driftig.dk');
    }
  });
});

describe('a secret of the edge that was replaced', () => {
  const replaced = synthesize({ stage: 'prod', settings: { originSecret: 3 } }).templates;
  const variablesOf = (template: typeof api, name: string) =>
    propertiesOf(template, 'AWS::Lambda::Function').find(
      ({ FunctionName }) => FunctionName === name,
    )?.Environment.Variables;

  test('is good beside the new one, for the APIs and for known devices; the first has none before', () => {
    replaced.web.resourceCountIs('AWS::SecretsManager::Secret', 2);
    const { ORIGIN_SECRET, ORIGIN_SECRET_BEFORE } = variablesOf(
      replaced.web,
      'driftig-prod-origin-check',
    );
    expect(ORIGIN_SECRET_BEFORE).toBeDefined();
    expect(ORIGIN_SECRET_BEFORE).not.toEqual(ORIGIN_SECRET);
    const auth = variablesOf(replaced.api, 'driftig-prod-auth');
    expect(auth.DEVICE_SECRET_BEFORE).toBeDefined();
    expect(auth.DEVICE_SECRET_BEFORE).not.toEqual(auth.DEVICE_SECRET);
    web.resourceCountIs('AWS::SecretsManager::Secret', 1);
    expect(variablesOf(web, 'driftig-dev-origin-check')).not.toHaveProperty('ORIGIN_SECRET_BEFORE');
  });

  test('is not what the edge sends', () => {
    const [{ DistributionConfig }] = propertiesOf(replaced.web, 'AWS::CloudFront::Distribution');
    const sent = JSON.stringify(DistributionConfig.Origins);
    const before = JSON.stringify(
      variablesOf(replaced.web, 'driftig-prod-origin-check').ORIGIN_SECRET_BEFORE,
    );
    expect(sent).not.toContain(before.slice(1, -1));
  });
});

describe('after a restore', () => {
  test('the functions use the restored table, and the old one is retained', () => {
    data.resourceCountIs('AWS::DynamoDB::GlobalTable', 1);
    for (const template of [api, events]) {
      for (const { Environment } of propertiesOf(template, 'AWS::Lambda::Function')) {
        expect(Environment.Variables.TABLE_NAME).toBe('driftig-restored');
      }
      const resources = propertiesOf(template, 'AWS::IAM::Policy')
        .flatMap(statementsOf)
        .filter(({ Action }) => JSON.stringify(Action).includes('dynamodb:GetItem'))
        .map(({ Resource }) => Resource);
      expect(JSON.stringify(resources)).toContain('table/driftig-restored');
    }
  });

  test('the pipe reads its stream and has no fixed name, so that it can be replaced', () => {
    const [pipe] = propertiesOf(events, 'AWS::Pipes::Pipe');
    expect(pipe.Source).toContain('table/driftig-restored/stream/');
    expect(pipe).not.toHaveProperty('Name');
  });
});

describe('scanning for malware', () => {
  const off = synthesize({ stage: 'prod' }).templates;

  test('is off by default: no plan, and the functions show PDFs as they are', () => {
    off.data.resourceCountIs('AWS::GuardDuty::MalwareProtectionPlan', 0);
    for (const { Environment } of propertiesOf(off.api, 'AWS::Lambda::Function'))
      expect(Environment.Variables).not.toHaveProperty('MALWARE_SCAN');
  });

  test('looks at each new file of the companies, and tags what it found', () => {
    data.hasResourceProperties('AWS::GuardDuty::MalwareProtectionPlan', {
      Actions: { Tagging: { Status: 'ENABLED' } },
      ProtectedResource: { S3Bucket: { ObjectPrefixes: ['c/'] } },
    });
    for (const { Environment } of propertiesOf(api, 'AWS::Lambda::Function'))
      expect(Environment.Variables).toMatchObject({ MALWARE_SCAN: 'on' });
  });

  test('may read and tag files, and neither write nor delete them', () => {
    const role = propertiesOf(data, 'AWS::IAM::Role').find(({ AssumeRolePolicyDocument }) =>
      JSON.stringify(AssumeRolePolicyDocument).includes('malware-protection-plan'),
    );
    expect(JSON.stringify(role?.AssumeRolePolicyDocument)).toContain('aws:SourceAccount');
    const statements = propertiesOf(data, 'AWS::IAM::Policy').flatMap(statementsOf);
    const onFiles = statements.filter(({ Resource }) => JSON.stringify(Resource).includes('/c/*'));
    const actions = onFiles.flatMap(({ Action }) => Action).toSorted();
    expect(actions).toEqual([
      's3:GetObject',
      's3:GetObjectTagging',
      's3:GetObjectVersion',
      's3:GetObjectVersionTagging',
      's3:PutObjectTagging',
      's3:PutObjectVersionTagging',
    ]);
  });
});

describe('a consumer of events', () => {
  const entry = 'auth-on-company-registered';
  const named = (name: string) => (resource: { QueueName: string }) => resource.QueueName === name;

  test('gets its events from one pipe, which filters new items of the outbox', () => {
    const pipes = propertiesOf(events, 'AWS::Pipes::Pipe');
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

  test('gets only events of its kind, retries eight times, and has a dead letter queue', () => {
    const names: string[] = propertiesOf(events, 'AWS::Events::Rule').flatMap(
      ({ EventPattern }) => EventPattern?.detail.dynamodb?.NewImage.name.S ?? [],
    );
    const ofOutbox = consumers.filter(({ source }) => source === undefined);
    expect(names.toSorted()).toEqual(
      ofOutbox.map(({ event }) => storedEventName(event)).toSorted(),
    );
    const byRule = consumers.filter(({ source }) => source !== 'mailIn');
    events.resourceCountIs('AWS::Events::Rule', byRule.length);
    for (const mapping of propertiesOf(events, 'AWS::Lambda::EventSourceMapping'))
      expect(mapping.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    const queues = propertiesOf(events, 'AWS::SQS::Queue');
    expect(queues.find(named(`driftig-dev-${entry}`))).toMatchObject({
      RedrivePolicy: { maxReceiveCount: 8 },
      VisibilityTimeout: 360,
    });
    expect(queues.find(named('driftig-dev-events-failed'))).toMatchObject({
      MessageRetentionPeriod: 14 * 24 * 60 * 60,
    });
  });

  test('for the clock is called every hour, by a rule of no bus', () => {
    const rules = propertiesOf(events, 'AWS::Events::Rule').filter(
      ({ ScheduleExpression }) => ScheduleExpression !== undefined,
    );
    expect(rules).toEqual([
      expect.objectContaining({ ScheduleExpression: 'cron(0 * * * ? *)', State: 'ENABLED' }),
    ]);
    expect(rules[0]).not.toHaveProperty('EventBusName');
  });

  test('for mail problems gets bounces and complaints of mails of this stage', () => {
    events.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] },
    });
    const rule = propertiesOf(events, 'AWS::Events::Rule').find(
      ({ EventPattern }) => EventPattern?.source[0] === 'aws.ses',
    );
    expect(rule).toMatchObject({
      EventBusName: 'default',
      EventPattern: {
        detail: {
          eventType: ['Bounce', 'Complaint'],
          mail: { tags: { 'ses:configuration-set': ['driftig-dev'] } },
        },
      },
    });
    for (const { Environment } of propertiesOf(events, 'AWS::Lambda::Function')) {
      expect(Environment.Variables.MAIL_CONFIGURATION_SET).toBe('driftig-dev');
    }
  });

  test('for scans gets those of PDFs in the bucket of files, and only where scanning is on', () => {
    const ofScans = (template: typeof events) =>
      propertiesOf(template, 'AWS::Events::Rule').filter(
        ({ EventPattern }) => EventPattern?.source[0] === 'aws.guardduty',
      );
    expect(ofScans(events)).toEqual([
      expect.objectContaining({
        EventBusName: 'default',
        EventPattern: expect.objectContaining({
          'detail-type': ['GuardDuty Malware Protection Object Scan Result'],
          detail: {
            s3ObjectDetails: {
              bucketName: ['driftig-dev-files-111111111111'],
              objectKey: [{ suffix: '.pdf' }],
            },
          },
        }),
      }),
    ]);
    expect(ofScans(synthesize({ stage: 'prod' }).templates.events)).toEqual([]);
  });

  test('may read its queue and send mail as one sender, and has no other right', () => {
    expect(allowedActions(events, 'driftig-dev-company-on-plan-requested')).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'ses:SendEmail',
      'ses:SendRawEmail',
      'sqs:ChangeMessageVisibility',
      'sqs:DeleteMessage',
      'sqs:GetQueueAttributes',
      'sqs:GetQueueUrl',
      'sqs:ReceiveMessage',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
    const mail = propertiesOf(events, 'AWS::IAM::Policy')
      .flatMap(statementsOf)
      .find(({ Action }) => [Action].flat().includes('ses:SendRawEmail'));
    expect(mail?.Condition).toEqual({
      StringEquals: { 'ses:FromAddress': 'ingen-svar@driftig.example' },
    });
  });

  test('is deployed for every on-*.ts', () => {
    const folder = join(root, 'functions', 'src');
    const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => /^(\w+)\/on-([\w-]+)\.ts$/.exec(path.replaceAll('\\', '/')))
      .flatMap((match) => (match ? [`${match[1]}-on-${match[2]}`] : []));
    expect(consumers.map(consumerEntry).toSorted()).toEqual(written.toSorted());
  });
});

test('mails are handed over by TLS or come back', () => {
  events.hasResourceProperties('AWS::SES::ConfigurationSet', {
    Name: 'driftig-dev',
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
  });
});
