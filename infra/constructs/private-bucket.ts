import { Duration, type RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { IBucket, LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

interface PrivateBucketProps {
  /** The account number is appended, because names of buckets are unique worldwide. */
  readonly name: string;
  readonly removalPolicy: RemovalPolicy;
  /** The target of the server access log; absent only for the log bucket itself. */
  readonly logs?: { readonly bucket: IBucket; readonly prefix: string };
  /** Days that old versions of an object are kept. */
  readonly undoDays: number;
  readonly rules?: readonly LifecycleRule[];
}

/** A bucket that is encrypted, versioned, TLS only and never public. */
export function privateBucket(scope: Construct, id: string, props: PrivateBucketProps): IBucket {
  return new Bucket(scope, id, {
    bucketName: bucketName(scope, props.name),
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    removalPolicy: props.removalPolicy,
    lifecycleRules: [
      {
        id: 'undo',
        noncurrentVersionExpiration: Duration.days(props.undoDays),
        abortIncompleteMultipartUploadAfter: Duration.days(7),
        expiredObjectDeleteMarker: true,
      },
      ...(props.rules ?? []),
    ],
    ...(props.logs && {
      serverAccessLogsBucket: props.logs.bucket,
      serverAccessLogsPrefix: props.logs.prefix,
    }),
    // CDK's Bucket and IBucket disagree about optional properties (exactOptionalPropertyTypes).
  }) as IBucket;
}

export function bucketName(scope: Construct, name: string): string {
  return `${name}-${Stack.of(scope).account}`;
}
