import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { StandIn } from './ports.ts';
import { freePort, localHost } from './ports.ts';
import { StartError } from '../start-error.ts';

const require = createRequire(import.meta.url);

interface DynamoDbOptions {
  /** The folder of the database file; without one the data is kept in memory. */
  readonly dataDir?: string | undefined;
}

/** Starts the embedded DynamoDB, or uses the one that `DYNAMODB_ENDPOINT` names. */
export async function startDynamoDb(options: DynamoDbOptions = {}): Promise<StandIn> {
  const external = process.env['DYNAMODB_ENDPOINT'];
  if (external !== undefined && external !== '') {
    return { endpoint: external, stop: () => Promise.resolve() };
  }
  const binary = findBinary();
  for (let attempt = 1; ; attempt += 1) {
    const started = await tryStart(binary, await freePort(), options.dataDir);
    if (started instanceof Error) {
      if (attempt === 5) throw started;
    } else {
      return started;
    }
  }
}

function findBinary(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return require.resolve(`@dynoxide/${platform}/dynoxide`);
  } catch {
    throw new StartError(
      `Der er ingen indbygget database til ${platform}: sæt DYNAMODB_ENDPOINT til en DynamoDB ` +
        `(No embedded database for ${platform}: set DYNAMODB_ENDPOINT to a DynamoDB endpoint).`,
    );
  }
}

/** Gives the error when it does not start, e.g. when another program took the port meanwhile. */
async function tryStart(
  binary: string,
  port: number,
  dataDir: string | undefined,
): Promise<StandIn | Error> {
  const args = ['serve', '--host', localHost, '--port', String(port)];
  if (dataDir !== undefined) args.push('--db-path', join(dataDir, 'dynamodb.sqlite'));
  const child = spawnTiedToThisProcess(binary, args);
  let stderrText = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderrText += chunk.toString()));
  const exited = once(child, 'exit');
  while (child.exitCode === null && child.signalCode === null) {
    if (await acceptsConnections(port)) {
      return { endpoint: `http://${localHost}:${port}`, stop: () => stop(child, exited) };
    }
    await delay(10);
  }
  child.stdin?.destroy();
  return new Error(`The embedded database did not start: ${stderrText.trim()}`);
}

/**
 * Starts the database so that it ends with this process, also after SIGKILL: a helper process reads
 * a pipe from this one, and when the system closes the pipe it kills the database. The database has
 * its own process group, so that Ctrl-C does not reach it before our shutdown has run.
 */
export function spawnTiedToThisProcess(binary: string, args: readonly string[]): ChildProcess {
  const script =
    'exec 3<&0; (cat <&3 >/dev/null 2>&1; kill -9 $$ 2>/dev/null) >/dev/null 2>&1 & exec "$0" "$@" 3<&- </dev/null';
  return spawn('/bin/sh', ['-c', script, binary, ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

async function acceptsConnections(port: number): Promise<boolean> {
  const socket = connect(port, localHost);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function stop(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  await exited;
  child.stdin?.destroy();
}
