import { mapStacks } from '../mapped-stacks.ts';
import { StartError } from '../start-error.ts';

/** Writes a line to stdout. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Writes a line to stderr. */
export function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The message of a StartError, which the user can act on; the stack of any other error. */
export function describeError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command; an error is printed and gives exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  mapStacks();
  try {
    await command();
  } catch (error) {
    printError(describeError(error));
    process.exit(1);
  }
}
