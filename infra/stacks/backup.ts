import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupVault,
  BackupVaultEvents,
  type IBackupVault,
} from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { StageConfig } from '../config.ts';
import { removalPolicyOf } from '../constructs/removal-policy.ts';
import { copiesVaultName, weeklyCopiesDays } from './backup-vault.ts';
import type { DataStack } from './data.ts';

interface BackupStackProps extends StackProps {
  readonly config: StageConfig;
  readonly data: DataStack;
  /** Gets a message when a backup or a copy failed. */
  readonly topic: ITopic;
}

/** Bookkeeping is kept for five years from the end of its year (product F12), so six at most. */
export const monthlyCopiesDays = 6 * 366;
/** In this region a backup is only the source of the copy; point-in-time recovery covers the rest. */
const keptHere = Duration.days(7);

/** AWS Backup of table and files, copied to a vault in another region or account. */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { config, data, topic, ...props }: BackupStackProps) {
    super(scope, id, props);
    const vault = new BackupVault(this, 'vault', {
      backupVaultName: config.prefix,
      removalPolicy: removalPolicyOf(config),
      notificationTopic: topic,
      notificationEvents: [BackupVaultEvents.BACKUP_JOB_FAILED, BackupVaultEvents.COPY_JOB_FAILED],
    });
    const copies = BackupVault.fromBackupVaultArn(this, 'copies', this.copiesArn(config));
    const plan = new BackupPlan(this, 'plan', {
      backupPlanName: config.prefix,
      backupVault: vault,
      backupPlanRules: [
        copyRule(copies, 'weekly', { weekDay: 'SUN' }, Duration.days(weeklyCopiesDays)),
        copyRule(copies, 'monthly', { day: '1' }, Duration.days(monthlyCopiesDays)),
      ],
    });
    plan.addSelection('data', {
      resources: [data.table.tableArn, data.files.bucketArn].map((arn) =>
        BackupResource.fromArn(arn),
      ),
      role: this.makeRole(config),
      disableDefaultBackupPolicy: true,
    });
  }

  private copiesArn({ prefix, backupCopy }: StageConfig): string {
    if (backupCopy?.vaultArn !== undefined) return backupCopy.vaultArn;
    const name = copiesVaultName({ prefix });
    return `arn:aws:backup:${backupCopy?.region}:${this.account}:backup-vault:${name}`;
  }

  private makeRole({ stage }: StageConfig): Role {
    const policies = [
      'service-role/AWSBackupServiceRolePolicyForBackup',
      'AWSBackupServiceRolePolicyForS3Backup',
    ];
    const role = new Role(this, 'role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      description: `Driftig ${stage}: copies of table and files`,
      managedPolicies: policies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    const reason = 'AWS Backup copies with the policies made for that.';
    acknowledge(
      role,
      Object.fromEntries(
        policies.map((name) => [
          `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
          reason,
        ]),
      ),
    );
    return role;
  }
}

/** At 03:00 UTC on the days of `when`. */
function copyRule(
  destinationBackupVault: IBackupVault,
  ruleName: string,
  when: { readonly weekDay: string } | { readonly day: string },
  deleteAfter: Duration,
): BackupPlanRule {
  return new BackupPlanRule({
    ruleName,
    scheduleExpression: Schedule.cron({ hour: '3', minute: '0', ...when }),
    deleteAfter: keptHere,
    copyActions: [{ destinationBackupVault, deleteAfter }],
  });
}
