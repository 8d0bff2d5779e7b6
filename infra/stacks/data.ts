import { tableSpec } from '@driftig/data/core/table-spec';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Attribute } from 'aws-cdk-lib/aws-dynamodb';
import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  StreamViewType,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { StageConfig } from '../config.ts';
import { MalwareScan } from '../constructs/malware-scan.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import { removalPolicyOf } from '../constructs/removal-policy.ts';

const recoveryDays = 35;

/** The table, the companies' files, the bucket of access logs, and what the keys of push are made of. */
export class DataStack extends Stack {
  readonly table: ITableV2;
  readonly files: IBucket;
  readonly logs: IBucket;
  readonly pushSecret: Secret;

  constructor(scope: Construct, id: string, config: StageConfig, props: StackProps) {
    super(scope, id, props);
    const ownTable = this.makeTable(config);
    this.table = config.restoredTable
      ? TableV2.fromTableAttributes(this, 'restored', {
          tableName: config.restoredTable.name,
          tableStreamArn: config.restoredTable.streamArn,
        })
      : ownTable;
    this.logs = this.makeLogBucket(config);
    this.files = privateBucket(this, 'files', {
      name: `${config.prefix}-files`,
      removalPolicy: removalPolicyOf(config),
      undoDays: 90,
      logs: { bucket: this.logs, prefix: 's3/files/' },
    });
    if (config.malwareScan) new MalwareScan(this, 'malware-scan', this.files);
    this.pushSecret = this.makePushSecret(config);
  }

  private makeTable(config: StageConfig): ITableV2 {
    return new TableV2(this, 'table', {
      tableName: config.prefix,
      partitionKey: text(tableSpec.keys.pk),
      sortKey: text(tableSpec.keys.sk),
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: recoveryDays,
      },
      deletionProtection: config.isProtected,
      removalPolicy: removalPolicyOf(config),
      timeToLiveAttribute: tableSpec.ttlAttribute,
      dynamoStream: StreamViewType.NEW_IMAGE,
      globalSecondaryIndexes: tableSpec.indexes.map(({ name, pk, sk, project }) => ({
        indexName: name,
        partitionKey: text(pk),
        sortKey: text(sk),
        ...projectionOf(project),
      })),
    }) as ITableV2;
  }

  private makePushSecret(config: StageConfig): Secret {
    const secret = new Secret(this, `push-secret-${config.pushSecret}`, {
      description: `Driftig ${config.stage}: what the keys of push are made of`,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: removalPolicyOf(config),
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'Another key ends push on every device, so it is replaced only by raising pushSecret in the stage settings.',
    });
    return secret;
  }

  private makeLogBucket(config: StageConfig): IBucket {
    const bucket = privateBucket(this, 'logs', {
      name: `${config.prefix}-logs`,
      removalPolicy: removalPolicyOf(config),
      undoDays: 1,
      rules: [{ id: 'expire', expiration: Duration.days(config.logDays) }],
    });
    // CDK allows every bucket of any account to log here; the site's bucket is in a later stack, so
    // its ARN cannot be named, but the account can.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new ServicePrincipal('logging.s3.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects('*')],
        conditions: { StringNotEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    // CloudFront's log is delivered from us-east-1, see the edge-monitoring stack.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects('edge/*')],
        conditions: {
          StringEquals: {
            'aws:SourceAccount': this.account,
            's3:x-amz-acl': 'bucket-owner-full-control',
          },
          ArnLike: { 'aws:SourceArn': `arn:aws:logs:us-east-1:${this.account}:*` },
        },
      }),
    );
    return bucket;
  }
}

function text(name: string): Attribute {
  return { name, type: AttributeType.STRING };
}

function projectionOf(project: (typeof tableSpec)['indexes'][number]['project']) {
  if (project === 'ALL') return { projectionType: ProjectionType.ALL };
  if (project === 'KEYS_ONLY') return { projectionType: ProjectionType.KEYS_ONLY };
  return { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...project] };
}
