import { describe, expect, test } from 'vitest';

import { statementsOf } from './support/infra/policies.ts';
import { propertiesOf, synthesize } from './support/infra/templates.ts';

const inRegion = synthesize({
  stage: 'prod',
  settings: { backupCopy: { region: 'eu-central-1' } },
});

test('a stage without backupCopy has neither backups nor a vault', () => {
  const { templates } = synthesize({ stage: 'prod' });
  expect(templates).not.toHaveProperty('backup');
  expect(templates).not.toHaveProperty('backupVault');
});

describe('copies of table and files', () => {
  const { backup, backupVault, observability } = inRegion.templates;
  if (backup === undefined || backupVault === undefined) throw new Error('No stacks for copies');

  test('are in another region, in a vault that is locked for 91 days', () => {
    expect(inRegion.stacks.backupVault?.region).toBe('eu-central-1');
    const [vault] = propertiesOf(backupVault, 'AWS::Backup::BackupVault');
    expect(vault).toMatchObject({
      BackupVaultName: 'driftig-prod-copies',
      LockConfiguration: { MinRetentionDays: 91 },
    });
  });

  test('are made weekly and kept for 91 days, and monthly and kept for six years', () => {
    const [{ BackupPlan }] = propertiesOf(backup, 'AWS::Backup::BackupPlan');
    const rules = BackupPlan.BackupPlanRule.map(
      (rule: {
        readonly ScheduleExpression: string;
        readonly CopyActions: readonly {
          readonly DestinationBackupVaultArn: string;
          readonly Lifecycle: { readonly DeleteAfterDays: number };
        }[];
      }) => [
        rule.ScheduleExpression,
        rule.CopyActions.map(({ Lifecycle }) => Lifecycle.DeleteAfterDays),
        rule.CopyActions.map(({ DestinationBackupVaultArn }) => DestinationBackupVaultArn),
      ],
    );
    const vault = 'arn:aws:backup:eu-central-1:111111111111:backup-vault:driftig-prod-copies';
    expect(rules).toEqual([
      ['cron(0 3 ? * SUN *)', [91], [vault]],
      ['cron(0 3 1 * ? *)', [2196], [vault]],
    ]);
  });

  test('include the table and the files', () => {
    const [{ BackupSelection }] = propertiesOf(backup, 'AWS::Backup::BackupSelection');
    expect(BackupSelection.Resources).toHaveLength(2);
    expect(JSON.stringify(BackupSelection.Resources)).toMatch(/table.*files/);
  });

  test('that fail are mailed to the operator', () => {
    const [vault] = propertiesOf(backup, 'AWS::Backup::BackupVault');
    expect(vault.Notifications.BackupVaultEvents).toEqual(['BACKUP_JOB_FAILED', 'COPY_JOB_FAILED']);
    const publishers = propertiesOf(observability, 'AWS::SNS::TopicPolicy').flatMap(statementsOf);
    expect(JSON.stringify(publishers)).toContain('backup.amazonaws.com');
  });
});

test('copies can go to a vault of another account, which is not created here', () => {
  const vaultArn = 'arn:aws:backup:eu-central-1:222222222222:backup-vault:driftig';
  const { backup, backupVault } = synthesize({
    stage: 'prod',
    settings: { backupCopy: { vaultArn } },
  }).templates;
  expect(backupVault).toBeUndefined();
  expect(JSON.stringify(backup?.toJSON())).toContain(vaultArn);
});
