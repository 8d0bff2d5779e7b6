import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { removalPolicyOf } from '../constructs/removal-policy.ts';

/** The vault of the copies, in another region than the data. */
export class BackupVaultStack extends Stack {
  constructor(scope: Construct, id: string, config: StageConfig, props: StackProps) {
    super(scope, id, props);
    new BackupVault(this, 'copies', {
      backupVaultName: copiesVaultName(config),
      removalPolicy: removalPolicyOf(config),
      // Governance mode: deleting a copy earlier needs the right to remove the lock.
      lockConfiguration: { minRetention: Duration.days(weeklyCopiesDays) },
    });
  }
}

/** A quarter of a year: time to notice that data was damaged or deleted. */
export const weeklyCopiesDays = 91;

export function copiesVaultName({ prefix }: Pick<StageConfig, 'prefix'>): string {
  return `${prefix}-copies`;
}
