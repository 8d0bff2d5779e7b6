import { newPassword } from '@driftig/contracts/auth/password';
import { tableSpec } from '@driftig/data/core/table-spec';
import { describe, expect, test } from 'vitest';
import { statementsOf } from './support/infra/policies.ts';
import {
  everySetting,
  propertiesOf,
  resourceCount,
  synthesize,
} from './support/infra/templates.ts';

const { stacks, templates, findings } = synthesize({ stage: 'prod', validated: true });
const { data, identity, web, site } = templates;
const all = Object.values(templates);

describe('every stack', () => {
  test('has no findings of CDK, cdk-nag or CloudFormation, with every setting and with none', () => {
    expect(findings).toEqual([]);
    expect(synthesize({ ...everySetting, validated: true }).findings).toEqual([]);
  });

  test('has less than 420 of at most 500 resources', () => {
    for (const template of all) expect(resourceCount(template)).toBeLessThan(420);
  });

  test('is in the EU, except for what CloudFront accepts only from us-east-1', () => {
    const { waf: firewall, edgeMonitoring: watch, ...others } = stacks;
    expect([firewall.region, watch.region]).toEqual(['us-east-1', 'us-east-1']);
    for (const { region } of Object.values(others)) expect(region).toBe('eu-north-1');
  });

  test('has termination protection', () => {
    for (const { terminationProtection } of Object.values(stacks)) {
      expect(terminationProtection).toBe(true);
    }
  });
});

test('resources with data or an address keep their deployed names, so no update replaces them', () => {
  const kept =
    /::(GlobalTable|Bucket|UserPool|UserPoolClient|Distribution|Secret)$|^AWS::ApiGatewayV2::Api$/;
  const names = Object.values(templates).flatMap((template) =>
    Object.entries<{ readonly Type: string }>(template.toJSON().Resources)
      .filter(([, { Type }]) => kept.test(Type))
      .map(([name]) => name),
  );
  expect(names).toEqual([
    'table8235A42E',
    'logs0B6081B1',
    'files6F97A25D',
    'pushsecret18304AAB6',
    'users9E3E6EF7',
    'usersclient0E60BC49',
    'site87CC46B4',
    'gatewayapi9D2B9786',
    'gatewayoriginsecret13292ED07',
    'socketapiE907F70E',
    'edgedistribution9B903F47',
  ]);
});

describe('the table', () => {
  const [table] = propertiesOf(data, 'AWS::DynamoDB::GlobalTable');

  test('has the keys, indexes and projections of tableSpec', () => {
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

  test('defines exactly the keys of table and indexes, as strings', () => {
    const keys = [tableSpec.keys, ...tableSpec.indexes].flatMap(({ pk, sk }) => [pk, sk]);
    const defined = table.AttributeDefinitions as {
      AttributeName: string;
      AttributeType: string;
    }[];
    expect(new Set(defined.map((each) => each.AttributeName))).toEqual(new Set(keys));
    expect(new Set(defined.map((each) => each.AttributeType))).toEqual(new Set(['S']));
  });

  test('has 35 days of point-in-time recovery, deletion protection, time to live and a stream', () => {
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
  test('are encrypted, versioned, retained and never public', () => {
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

  test('refuse requests below TLS 1.2', () => {
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

  test('refuse logs of other accounts', () => {
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
  test('requires eight characters of any kind, has no self sign-up, and has deletion protection', () => {
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
    for (const password of ['regnvejr', 'REGNVEJR', 'år og dag', '58213967', '-_-_!?!?'])
      expect([password, newPassword.safeParse(password).success]).toEqual([password, true]);
    expect(newPassword.safeParse('regnvej').success).toBe(false);
  });

  test('takes passwords from our functions alone, and does not reveal whether a user exists', () => {
    const [client] = propertiesOf(identity, 'AWS::Cognito::UserPoolClient');
    expect(client).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AccessTokenValidity: 5,
      IdTokenValidity: 5,
      RefreshTokenValidity: 60,
    });
  });

  test('and the table begin empty: a deploy makes no user, and takes no data from elsewhere', () => {
    const makers = ['UserPoolUser', 'UserPoolIdentityProvider', 'UserPoolUserToGroupAttachment'];
    for (const maker of makers) identity.resourceCountIs(`AWS::Cognito::${maker}`, 0);
    const [table] = propertiesOf(data, 'AWS::DynamoDB::GlobalTable');
    expect(table).not.toHaveProperty('ImportSourceSpecification');
  });
});

describe('the site', () => {
  test('has hashed files cached for a year, and all others revalidated', () => {
    const uploads = propertiesOf(site, 'Custom::CDKBucketDeployment');
    expect(uploads.map((each) => each.SystemMetadata['cache-control'])).toEqual([
      'public, max-age=31536000, immutable',
      'no-cache',
    ]);
    expect(uploads.map(({ Prune }) => Prune)).toEqual([false, true]);
    expect(uploads[1].Exclude).toEqual(['assets/*']);
  });
});
