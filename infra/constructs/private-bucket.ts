import { Duration, type RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { IBucket, LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

interface PrivateBucketProps {
  /** Of the bucket, before the account number that makes it the only one in the world. */
  readonly name: string;
  readonly removalPolicy: RemovalPolicy;
  /** Where requests to the bucket are logged; only the log bucket itself has none. */
  readonly logs?: { readonly bucket: IBucket; readonly prefix: string };
  /** Days an overwritten or deleted object can be brought back. */
  readonly undoDays: number;
  readonly rules?: readonly LifecycleRule[];
}

/** Encrypted, versioned, TLS only, never public. */
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
    // The library's classes and interfaces disagree about absent and undefined.
  }) as IBucket;
}

export function bucketName(scope: Construct, name: string): string {
  return `${name}-${Stack.of(scope).account}`;
}
