import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { openTable } from '@driftig/data/core/client';
import { services } from '@driftig/functions/pipeline/services';

import { handInMail } from '../mails/mail-in.ts';
import { applyEnvironment } from '../stand-ins/environment.ts';
import { runOperatorCommand, usage } from '../operator/commands.ts';
import { rehearseRestore } from '../operator/rehearse-restore.ts';
import { stagePool } from '../operator/stage-pool.ts';
import { useStageTable } from '../operator/stage-table.ts';
import type { OperatorTools } from '../operator/tools.ts';
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
  const [command, file, ...more] = positionals;
  if (command === 'mail-in' && file !== undefined && more.length === 0) {
    for (const line of await handIn(file)) print(line);
    return;
  }
  if (command === 'rehearse-restore' && values.stage === undefined && file === undefined) {
    for (const line of await rehearse()) print(line);
    return;
  }
  const tools = values.stage === undefined ? await localTools() : stageTools(values.stage);
  const lines = await runOperatorCommand(tools, positionals, new Date().toISOString());
  for (const line of lines) print(line);
});
// The SDK client keeps its connections open, which would keep the process alive.
process.exit();

/** On this machine only: on AWS a mail is sent. */
async function handIn(file: string): Promise<string[]> {
  const running = await findRunning();
  if (running === undefined) throw notRunning();
  const content = await readFile(file).catch((cause: unknown) => {
    throw new StartError(`Filen ${file} kan ikke læses.`, { cause });
  });
  return handInMail(running.env, content);
}

async function rehearse(): Promise<string[]> {
  const { table } = await localTools();
  const endpoint = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '';
  return rehearseRestore(table, endpoint, new Date().toISOString());
}

const notRunning = () =>
  new StartError('Driftig kører ikke her: start den med npm start, eller brug --stage.');

function stageTools(stage: string): OperatorTools {
  return { table: openTable(useStageTable(stage)), pool: stagePool(stage) };
}

/** Table and pool of the `npm start` that runs on this machine; sets its environment. */
async function localTools(): Promise<OperatorTools> {
  const running = await findRunning();
  if (running === undefined) throw notRunning();
  applyEnvironment(running.env);
  const { table, identity: pool } = services();
  return { table, pool };
}
