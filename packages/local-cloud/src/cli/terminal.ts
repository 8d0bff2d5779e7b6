import { StartError } from '../start-error.ts';

/** Writes a line to the user. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Writes a line about what went wrong. */
export function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** What is shown of something that was thrown: one line where the user can act on it. */
export function describeError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command; what goes wrong is shown, and the shell is told. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    printError(describeError(error));
    process.exit(1);
  }
}
