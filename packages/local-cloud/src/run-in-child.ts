import { fork } from 'node:child_process';
import { runCommand } from './cli/terminal.ts';
import { StartError } from './start-error.ts';

/**
 * Runs a script in a process of its own, which gives its memory back when it ends, and gives the
 * value that its `workInChild` returned. The script writes its own errors. The process gets no flags of
 * V8, which are for the server.
 */
export async function runInChild<T>(
  script: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<T> {
  const child = fork(script, args, { env, execArgv: [] });
  let result: unknown;
  child.once('message', (message) => (result = message));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code === 0) return result as T;
  throw new StartError(`${script} stoppede med ${code ?? 'et signal'}. Se fejlen ovenfor.`);
}

/** The body of a script for `runInChild`. It also ends when the parent is killed. */
export async function workInChild(work: () => Promise<unknown>): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  await runCommand(async () => {
    const result = (await work()) ?? null;
    process.send?.(result, () => process.exit(0));
  });
}
