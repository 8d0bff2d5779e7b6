import { logger } from '@driftig/functions/pipeline/telemetry';
import { onTestFinished, vi } from 'vitest';

export type LogLine = Readonly<Record<string, unknown>>;

/** Output of the process while `work` runs, unparsed. */
export async function writtenWhile(
  work: () => Promise<unknown>,
  logLevel: 'DEBUG' | 'WARN' = 'DEBUG',
): Promise<string> {
  const written: string[] = [];
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0),
  );
  const level = logger.getLevelName();
  logger.setLogLevel(logLevel);
  const restore = () => {
    logger.setLogLevel(level);
    for (const spy of streams) spy.mockRestore();
  };
  onTestFinished(restore);
  await work();
  restore();
  return written.join('');
}

/** The lines that are logged while `work` runs; one that is no JSON of its own fails the test. */
export async function linesOf(work: () => Promise<unknown>): Promise<readonly LogLine[]> {
  const lines = (await writtenWhile(work)).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as LogLine);
}

/** Lines of the security log. */
export async function securityLinesOf(work: () => Promise<unknown>): Promise<readonly LogLine[]> {
  return (await linesOf(work)).filter((line) => line['message'] === 'security');
}
