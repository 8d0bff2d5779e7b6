import { readStageConfig } from '../../../../infra/config.ts';

/**
 * The table of a deployed stage; also tells the SDK its region. Credentials are the operator's own,
 * found as the AWS command line finds them.
 */
export function useStageTable(stage: string): string {
  const { region, prefix, restoredTable } = readStageConfig(stage);
  process.env['AWS_REGION'] = region;
  return restoredTable?.name ?? prefix;
}
