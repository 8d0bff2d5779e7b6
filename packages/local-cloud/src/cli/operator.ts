import { parseArgs } from 'node:util';

import { openTable } from '@driftig/data/client';

import { applyEnvironment } from '../stand-ins/environment.ts';
import { runOperatorCommand, usage } from '../operator/commands.ts';
import { useStageTable } from '../operator/stage-table.ts';
import { StartError } from '../start-error.ts';
import { findRunning } from './running-instance.ts';
import { print, runCommand } from './terminal.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { stage: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help || positionals.length === 0) {
    print(usage);
    return;
  }
  const name = values.stage === undefined ? await localTable() : useStageTable(values.stage);
  const lines = await runOperatorCommand(openTable(name), positionals, new Date().toISOString());
  for (const line of lines) print(line);
});
// The SDK client keeps its connections open, which would keep the process alive.
process.exit();

/** The table of the `npm start` that runs on this machine; sets its environment. */
async function localTable(): Promise<string> {
  const running = await findRunning();
  if (running === undefined)
    throw new StartError('Driftig kører ikke her: start den med npm start, eller brug --stage.');
  applyEnvironment(running.env);
  return running.env.TABLE_NAME;
}
