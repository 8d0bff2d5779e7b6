import { RemovalPolicy } from 'aws-cdk-lib';
import type { StageConfig } from '../config.ts';

/**
 * RetainExceptOnCreate: what holds data is retained when its stack is deleted, but removed when its own
 * creation is rolled back, so that its name is free for the next deployment.
 */
export function removalPolicyOf({ keepsData }: Pick<StageConfig, 'keepsData'>): RemovalPolicy {
  return keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
