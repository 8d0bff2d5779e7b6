import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { Bundles } from '../bundles.ts';
import type { StageConfig } from '../config.ts';
import { accountInFindings, acknowledge } from '../acknowledge.ts';
import { bucketName } from '../constructs/private-bucket.ts';
import { ServiceLogs } from '../constructs/service-logs.ts';

interface SiteStackProps extends StackProps {
  readonly config: StageConfig;
  readonly bundles: Bundles;
}

/** Uploads the site, after the API: no page calls a route that is not deployed yet. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { config, bundles, ...props }: SiteStackProps) {
    super(scope, id, props);
    const target = `${config.prefix}-site`;
    const shared = {
      destinationBucket: Bucket.fromBucketName(this, 'target', bucketName(this, target)),
      sources: [Source.asset(bundles.siteFolder, { exclude: ['.vite'] })],
      memoryLimit: 512,
      logGroup: new ServiceLogs(this, 'log', config, `/aws/lambda/${config.prefix}-site-upload`),
    };
    // Not pruned: a tab that was opened before the upload still loads its chunks.
    const assets = new BucketDeployment(this, 'assets', {
      ...shared,
      exclude: ['*'],
      include: ['assets/*'],
      prune: false,
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const pages = new BucketDeployment(this, 'pages', {
      ...shared,
      exclude: ['assets/*'],
      cacheControl: [CacheControl.noCache()],
    });
    pages.node.addDependency(assets);
    acknowledge(this, this.uploaderReasons(target));
  }

  /** The uploader is CDK's function with fixed rights; it runs only during a deployment. */
  private uploaderReasons(target: string): Record<string, string> {
    const account = accountInFindings(this);
    const assets = `cdk-hnb659fds-assets-${account}-${this.region}`;
    const wildcards = ['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'];
    const writes = wildcards.map((each) => `AwsSolutions-IAM5[Action::s3:${each}]`);
    const reads = [`arn:aws:s3:::${assets}/*`, `arn:aws:s3:::${target}-${account}/*`];
    return {
      'AwsSolutions-L1': "The uploader's runtime comes with the library.",
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
        'The uploader writes its log with the policy made for that.',
      ...Object.fromEntries(
        [...writes, ...reads.map((arn) => `AwsSolutions-IAM5[Resource::${arn}]`)].map((id) => [
          id,
          "The uploader copies the build's files into the site's bucket, and those two buckets are all it reaches.",
        ]),
      ),
    };
  }
}
