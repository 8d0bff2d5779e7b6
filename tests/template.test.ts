import { tableSpec } from '@driftig/data/table-spec';
import { describe, expect, test } from 'vitest';
import { statementsOf } from './support/policies.ts';
import { everySetting, propertiesOf, resourceCount, synthesize } from './support/templates.ts';

const { stacks, templates, findings } = synthesize({ stage: 'prod', validated: true });
const { data, identity, web, site, observability, edgeMonitoring } = templates;
const all = Object.values(templates);

describe('every stack', () => {
  test('no rule of CDK, cdk-nag or CloudFormation finds anything, whatever is set', () => {
    expect(findings).toEqual([]);
    expect(synthesize({ ...everySetting, validated: true }).findings).toEqual([]);
  });

  test('stays far from the limit of 500 resources', () => {
    for (const template of all) expect(resourceCount(template)).toBeLessThan(450);
  });

  test('lies in the EU, but for what CloudFront only takes from us-east-1', () => {
    const { waf: firewall, edgeMonitoring: watch, ...others } = stacks;
    expect([firewall.region, watch.region]).toEqual(['us-east-1', 'us-east-1']);
    for (const { region } of Object.values(others)) expect(region).toBe('eu-north-1');
  });

  test('cannot be deleted by mistake', () => {
    for (const { terminationProtection } of Object.values(stacks)) {
      expect(terminationProtection).toBe(true);
    }
  });
});

describe('the table', () => {
  const [table] = propertiesOf(data, 'AWS::DynamoDB::GlobalTable');

  test('has the keys, indexes and projections of the table specification', () => {
    const keySchema = ({ pk, sk }: { pk: string; sk: string }) => [
      { AttributeName: pk, KeyType: 'HASH' },
      { AttributeName: sk, KeyType: 'RANGE' },
    ];
    expect(table.KeySchema).toEqual(keySchema(tableSpec.keys));
    expect(table.GlobalSecondaryIndexes).toEqual(
      tableSpec.indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keySchema(index),
        Projection:
          typeof index.project === 'string'
            ? { ProjectionType: index.project }
            : { ProjectionType: 'INCLUDE', NonKeyAttributes: index.project },
      })),
    );
  });

  test('defines each key of the table and its indexes, and nothing else, as text', () => {
    const keys = [tableSpec.keys, ...tableSpec.indexes].flatMap(({ pk, sk }) => [pk, sk]);
    const defined = table.AttributeDefinitions as {
      AttributeName: string;
      AttributeType: string;
    }[];
    expect(new Set(defined.map((each) => each.AttributeName))).toEqual(new Set(keys));
    expect(new Set(defined.map((each) => each.AttributeType))).toEqual(new Set(['S']));
  });

  test('can be restored to any second of 35 days, is protected, and lets what expires go', () => {
    expect(table.Replicas).toHaveLength(1);
    expect(table.Replicas[0]).toMatchObject({
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: {
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: 35,
      },
    });
    expect(table.TimeToLiveSpecification).toEqual({
      AttributeName: tableSpec.ttlAttribute,
      Enabled: true,
    });
    expect(table.StreamSpecification).toEqual({ StreamViewType: 'NEW_IMAGE' });
    data.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    });
  });
});

describe('buckets', () => {
  test('are encrypted, versioned, kept, and never public', () => {
    const buckets = [data, web].flatMap((template) => propertiesOf(template, 'AWS::S3::Bucket'));
    expect(buckets).toHaveLength(3);
    for (const bucket of buckets) {
      expect(bucket.VersioningConfiguration).toEqual({ Status: 'Enabled' });
      expect(Object.values(bucket.PublicAccessBlockConfiguration)).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(JSON.stringify(bucket.BucketEncryption)).toContain('AES256');
    }
    for (const template of [data, web]) {
      template.allResources('AWS::S3::Bucket', {
        DeletionPolicy: 'RetainExceptOnCreate',
        UpdateReplacePolicy: 'Retain',
      });
    }
  });

  test('refuse whatever does not come over TLS 1.2', () => {
    for (const template of [data, web]) {
      const buckets = Object.keys(template.findResources('AWS::S3::Bucket'));
      const policies = propertiesOf(template, 'AWS::S3::BucketPolicy');
      expect(policies).toHaveLength(buckets.length);
      for (const policy of policies) {
        const denied = statementsOf(policy).filter(({ Effect }) => Effect === 'Deny');
        expect(denied.map(({ Condition }) => Condition)).toEqual(
          expect.arrayContaining([
            { Bool: { 'aws:SecureTransport': 'false' } },
            { NumericLessThan: { 's3:TlsVersion': 1.2 } },
          ]),
        );
      }
    }
  });

  test("no other account's logs are taken in", () => {
    const policies = propertiesOf(data, 'AWS::S3::BucketPolicy').flatMap(statementsOf);
    expect(policies).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Principal: { Service: 'logging.s3.amazonaws.com' },
        Condition: { StringNotEquals: { 'aws:SourceAccount': '111111111111' } },
      }),
    );
  });
});

describe('the user pool', () => {
  test('takes eight characters of any kind, lets nobody sign up, and is protected', () => {
    const [pool] = propertiesOf(identity, 'AWS::Cognito::UserPool');
    expect(pool).not.toHaveProperty('AliasAttributes');
    expect(pool).not.toHaveProperty('UsernameAttributes');
    expect(pool).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      DeletionProtection: 'ACTIVE',
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
          RequireUppercase: false,
        },
      },
    });
  });

  test('tells an unknown user from a wrong password to nobody, and can revoke', () => {
    const [client] = propertiesOf(identity, 'AWS::Cognito::UserPoolClient');
    expect(client).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AccessTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
    });
  });
});

describe('the site', () => {
  test('keeps hashed files for good and asks again for every other', () => {
    const uploads = propertiesOf(site, 'Custom::CDKBucketDeployment');
    expect(uploads.map((each) => each.SystemMetadata['cache-control'])).toEqual([
      'public, max-age=31536000, immutable',
      'no-cache',
    ]);
    expect(uploads.map(({ Prune }) => Prune)).toEqual([false, true]);
    expect(uploads[1].Exclude).toEqual(['assets/*']);
  });
});

describe('watching', () => {
  const alarms = propertiesOf(observability, 'AWS::CloudWatch::Alarm');
  const edgeAlarms = propertiesOf(edgeMonitoring, 'AWS::CloudWatch::Alarm');
  const named = (all: readonly { readonly AlarmName: string }[]) =>
    all.map(({ AlarmName }) => AlarmName.replace('driftig-prod-', '')).toSorted();

  test('there is an alarm for the API, the functions, the table, events and mails', () => {
    expect(named(alarms)).toEqual([
      'api-4xx',
      'api-5xx',
      'api-slow',
      'api-throttled',
      'events-failed',
      'function-errors',
      'function-throttles',
      'mail-bounces',
      'mail-complaints',
      'outbox-failed',
      'table-throttles',
    ]);
  });

  test('the edge and the firewall have theirs in us-east-1, where they are measured', () => {
    expect(named(edgeAlarms)).toEqual(['edge-5xx', 'firewall-blocks']);
  });

  test('each alarm mails the operator when it begins and when it ends', () => {
    for (const { AlarmActions, OKActions } of [...alarms, ...edgeAlarms]) {
      expect(AlarmActions).toHaveLength(1);
      expect(OKActions).toEqual(AlarmActions);
    }
    for (const template of [observability, edgeMonitoring]) {
      template.hasResourceProperties('AWS::SNS::Subscription', {
        Protocol: 'email',
        Endpoint: 'drift@driftig.example',
      });
    }
  });

  test('errors and throttles of all functions are one metric each, whatever their number', () => {
    const functionAlarms = alarms.filter(({ AlarmName }) => AlarmName.includes('-function-'));
    expect(functionAlarms.map(({ MetricName, Dimensions }) => [MetricName, Dimensions])).toEqual([
      ['Errors', undefined],
      ['Throttles', undefined],
    ]);
  });

  test('what the limit of the stage refused is told from what a function refuses', () => {
    web.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ $.status = "429" && $.functionLatency = "-" }',
      MetricTransformations: [
        { MetricNamespace: 'Driftig', MetricName: 'driftig-prod-throttled', MetricValue: '1' },
      ],
    });
    expect(alarms.find(({ AlarmName }) => AlarmName.endsWith('api-throttled'))).toMatchObject({
      MetricName: 'driftig-prod-throttled',
      Threshold: 1,
    });
  });
});
