/** Writes a line to the user. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Writes a line about what went wrong. */
export function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}
