import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { removalPolicyOf } from '../constructs/removal-policy.ts';

/** Where the copies lie, in a region of their own: a mistake in the data's region does not reach it. */
export class BackupVaultStack extends Stack {
  constructor(scope: Construct, id: string, config: StageConfig, props: StackProps) {
    super(scope, id, props);
    new BackupVault(this, 'copies', {
      backupVaultName: copiesVaultName(config),
      removalPolicy: removalPolicyOf(config),
      // Nobody deletes a copy earlier without taking the lock off first, which takes a right of its own.
      lockConfiguration: { minRetention: Duration.days(weeklyCopiesDays) },
    });
  }
}

/** A quarter of a year: a mistake is found before the last copy without it is gone. */
export const weeklyCopiesDays = 91;

export function copiesVaultName({ prefix }: Pick<StageConfig, 'prefix'>): string {
  return `${prefix}-copies`;
}
