import { randomUUID } from 'node:crypto';
import type { Route } from '@driftig/contracts/core/route';
import { allRoutes } from '@driftig/contracts/core/routes';
import { allSocketRoutes } from '@driftig/contracts/core/socket-routes';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ensureBuilt } from '../build/build-all.ts';
import { StartError } from '../start-error.ts';
import type { LocalEnvironment } from '../stand-ins/environment.ts';
import { applyEnvironment } from '../stand-ins/environment.ts';
import { invokeRoute } from '../testing/harness.ts';
import type { HttpAnswer } from '../gateway/http-answer.ts';
import { answerOf } from '../gateway/http-answer.ts';
import type { LoadHandler } from '../gateway/lambda.ts';
import { invoke } from '../gateway/lambda.ts';
import { createHandlerLoader } from '../gateway/load-handler.ts';
import { functionsOutDir } from '../repository-folders.ts';
import { startStack } from '../stand-ins/stack.ts';
import { cookieJar } from '../testing/test-request.ts';
import { completeDataFolder, dataDir, mailDir, prepareDataFolder } from './data-folder.ts';
import { invokeFrame, socketFunction, type FrameEvent } from './invoke-frame.ts';
import type { Caller, InvokeOptions } from './invoke-options.ts';
import type { Product } from './product.ts';
import { findRunning } from './running-instance.ts';
import { readSampleEvent, withSession } from './read-sample-event.ts';
import { print } from './terminal.ts';

/** `npm run invoke`: sends the sample event of a route or a frame to its built Lambda entry. */
export async function invokeSample(options: InvokeOptions, product: Product): Promise<void> {
  const { routeKey } = options;
  const frame = allSocketRoutes.find(({ key }) => key === routeKey);
  const route = frame ?? routeOfKey(routeKey);
  const event = await readSampleEvent<APIGatewayProxyEventV2 & FrameEvent>(routeKey);
  await ensureBuilt(() => print('Bygger funktioner og hjemmeside ...'));
  const stack = await openStack(product);
  try {
    const loadHandler = createHandlerLoader(functionsOutDir);
    const caller = options.caller ?? (route.access === 'public' ? 'anonymous' : 'owner');
    const cookies = await logIn(caller, product, loadHandler);
    const siteUrl = stack.env.SITE_URL;
    const handler = await loadHandler(frame ? socketFunction : route.word);
    const result = frame
      ? invokeFrame(handler, event, { cookies, siteUrl })
      : invoke(handler, route.word, randomUUID(), withSession(event, cookies, siteUrl));
    printAnswer(answerOf(await result));
  } finally {
    await stack.stop();
  }
}

function routeOfKey(key: string): Route {
  const route = allRoutes.find((candidate) => candidate.key === key);
  if (route === undefined) throw new StartError(`Kontrakten har ingen rute ${key}.`);
  return route;
}

/** The stack of a running `npm start`, or a new one on the same data. */
async function openStack(
  product: Product,
): Promise<{ readonly env: LocalEnvironment; stop(): Promise<void> }> {
  const running = await findRunning();
  if (running !== undefined) {
    applyEnvironment(running.env);
    return { env: running.env, stop: () => Promise.resolve() };
  }
  const earlierTable = await prepareDataFolder(false);
  const stack = await startStack({
    dataDir,
    mailDir,
    tableInMemory: false,
    earlierTable,
    siteUrl: 'http://127.0.0.1:3000',
    webSocketEndpoint: 'http://127.0.0.1:9/ws',
    logLevel: process.env['LOG_LEVEL'] ?? 'WARN',
  });
  applyEnvironment(stack.env);
  await completeDataFolder(product.demo, stack.env);
  return stack;
}

async function logIn(
  caller: Caller,
  product: Product,
  loadHandler: LoadHandler,
): Promise<Record<string, string>> {
  if (caller === 'anonymous') return {};
  const login = product.demo.logins.find(({ role }) => role === caller);
  if (login === undefined) throw new StartError(`Demofirmaet har ingen bruger til --as ${caller}.`);
  const { method, path, word } = routeOfKey('logIn');
  const { email, password } = login;
  const answer = await invokeRoute(await loadHandler(word), {
    method,
    path,
    word,
    body: { email, password },
  });
  if (answer.status !== 200) throw new StartError(`${email} kunne ikke logge ind: ${answer.text}`);
  return cookieJar(answer);
}

function printAnswer(answer: HttpAnswer): void {
  print(`HTTP ${answer.status}`);
  for (const [name, value] of Object.entries(answer.headers)) print(`${name}: ${value}`);
  for (const cookie of answer.cookies) print(`set-cookie: ${cookie}`);
  print();
  const isText = /^(text\/|application\/json)/.test(answer.headers['content-type'] ?? '');
  if (!isText) print(`(${answer.body.length} bytes)`);
  else print(indentJson(Buffer.from(answer.body).toString('utf8')));
}

function indentJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
