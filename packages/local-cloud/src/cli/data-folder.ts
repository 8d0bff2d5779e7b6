import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localDir } from '../repository-folders.ts';
import type { LocalEnvironment } from '../stand-ins/environment.ts';
import type { EarlierTable } from '../stand-ins/table.ts';
import type { DemoCompany } from './product.ts';
import { print } from './terminal.ts';

export const dataDir = join(localDir, 'data');
export const mailDir = join(localDir, 'mails');
const completeFile = join(dataDir, 'complete');

/**
 * Deletes the data for a fresh start, and that of a first start that did not finish; pictures of
 * screens and measurements beside it stay. Gives what to do with an existing table in an external database, which other folders may
 * use as well.
 */
export async function prepareDataFolder(fresh: boolean): Promise<EarlierTable> {
  const complete = await isComplete();
  if (fresh || !complete) {
    await rm(dataDir, { recursive: true, force: true });
    await rm(mailDir, { recursive: true, force: true });
  }
  await mkdir(dataDir, { recursive: true });
  if (fresh) return 'drop';
  return complete ? 'keep' : 'refuse';
}

/** Loads the demo company into a new data folder and marks the folder as complete. */
export async function completeDataFolder(demo: DemoCompany, env: LocalEnvironment): Promise<void> {
  if (await isComplete()) return;
  print('Indlæser demofirmaet ...');
  await demo.load(env);
  await writeFile(completeFile, '');
}

async function isComplete(): Promise<boolean> {
  return access(completeFile).then(
    () => true,
    () => false,
  );
}
