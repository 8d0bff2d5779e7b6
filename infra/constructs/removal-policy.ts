import { RemovalPolicy } from 'aws-cdk-lib';
import type { StageConfig } from '../config.ts';

/**
 * What holds data outlives its stack, unless the stack failed while it was created: then it goes
 * with it, so that its name is free when the deployment is run again.
 */
export function removalPolicyOf({ keepsData }: Pick<StageConfig, 'keepsData'>): RemovalPolicy {
  return keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
