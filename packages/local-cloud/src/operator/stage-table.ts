import { readStageConfig } from '../../../../infra/config.ts';

/**
 * Gives the table of a deployed stage and sets AWS_REGION for the SDK. The credentials are the
 * operator's own, from the default provider chain.
 */
export function useStageTable(stage: string): string {
  const { region, prefix, restoredTable } = readStageConfig(stage);
  process.env['AWS_REGION'] = region;
  return restoredTable?.name ?? prefix;
}
