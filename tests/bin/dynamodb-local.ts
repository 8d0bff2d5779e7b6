import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { spawnTiedToThisProcess } from '@driftig/local-cloud/stand-ins/dynamodb';
import { freePort, localHost, type StandIn } from '@driftig/local-cloud/stand-ins/ports';

import { root } from '../support/house/sources.ts';

/** Not in git; when it is removed the next run downloads everything again. */
const cache = join(root, 'node_modules', '.cache', 'dynamodb-local');
const secondsToStart = 60;

/** Something this machine lacks; the message says what to install. */
export class Missing extends Error {
  override readonly name = 'Missing';
}

/** Starts Amazon's DynamoDB Local in memory on a free port. Throws Missing where it cannot. */
export async function startDynamoDbLocal(): Promise<StandIn> {
  requireProgram('java', ['-version'], 'Java 17 or newer');
  fetchOnce();
  const port = await freePort();
  const server = ['com.amazonaws.services.dynamodbv2.local.main.ServerRunner'];
  const options = ['-inMemory', '-disableTelemetry', '-port', String(port)];
  const library = [`-Djava.library.path=${cache}`, '-cp', join(cache, '*')];
  const child = spawnTiedToThisProcess('java', [...library, ...server, ...options]);
  child.stderr?.resume();
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    child.stdin?.destroy();
  };
  const giveUpAt = Date.now() + secondsToStart * 1000;
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error('DynamoDB Local ended before it answered.');
    if (Date.now() > giveUpAt) {
      await stop();
      throw new Error(`DynamoDB Local did not answer within ${secondsToStart} s.`);
    }
    await delay(100);
  }
  return { endpoint: `http://${localHost}:${port}`, stop };
}

function requireProgram(command: string, args: readonly string[], what: string): void {
  const { status, error } = spawnSync(command, args, { stdio: 'ignore' });
  if (error !== undefined || status !== 0) {
    throw new Missing(
      `${what} is missing ("${command}" does not run). Install it, or start a DynamoDB of your own and set DYNAMODB_ENDPOINT.`,
    );
  }
}

/** Fetches into a folder beside and renames it, so that an interrupted run leaves no half cache. */
function fetchOnce(): void {
  if (existsSync(cache)) return;
  requireProgram('mvn', ['-version'], 'Maven');
  console.log('Fetching DynamoDB Local from Maven Central (about 50 MB) ...');
  const partial = `${cache}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const pom = join(import.meta.dirname, 'dynamodb-local.pom.xml');
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${partial}`];
  const { status } = spawnSync('mvn', ['-q', '-B', '-f', pom, ...goal], { stdio: 'inherit' });
  if (status !== 0) {
    throw new Missing('DynamoDB Local could not be fetched: Maven Central was not reached.');
  }
  renameSync(partial, cache);
}

async function accepts(port: number): Promise<boolean> {
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
