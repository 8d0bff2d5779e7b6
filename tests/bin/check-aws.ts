import { Missing, startDynamoDbLocal } from './dynamodb-local.ts';
import { run } from './steps.ts';

/**
 * `npm run check:aws`: the integration tests against Amazon's own DynamoDB Local instead of the
 * embedded database, or against the database that DYNAMODB_ENDPOINT names. Arguments go to vitest.
 */
async function checkAws(): Promise<boolean> {
  const given = process.env['DYNAMODB_ENDPOINT'];
  if (given) return await runIntegration(given);
  const database = await startDynamoDbLocal();
  try {
    return await runIntegration(database.endpoint);
  } finally {
    await database.stop();
  }
}

function runIntegration(DYNAMODB_ENDPOINT: string): Promise<boolean> {
  console.log(`The integration tests run against the DynamoDB at ${DYNAMODB_ENDPOINT}.`);
  const args = ['run', '--project', 'integration', ...process.argv.slice(2)];
  return run('vitest', args, { DYNAMODB_ENDPOINT });
}

try {
  process.exitCode = (await checkAws()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
