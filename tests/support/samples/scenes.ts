import { AsyncLocalStorage } from 'node:async_hooks';

import { allRoutes } from '@driftig/contracts/core/routes';
import type { Route } from '@driftig/contracts/core/route';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { services } from '@driftig/functions/pipeline/services';

import { createCompany, type TestCompany } from '../company/company.ts';
import { placeOrder } from '../company/orders.ts';
import { watchTable } from '../stack/table-calls.ts';
import {
  makeSamplesFor,
  sampleRequest,
  samplesNamedBy,
  type Replacements,
} from './sample-requests.ts';

export const isReading = ({ method, readsOnly }: Route) => method === 'GET' || readsOnly === true;
export const isPublic = ({ access }: Route) => access === 'public';

const everNamed = new Set(
  allRoutes.flatMap(({ changes = [] }) => Object.values(changes).flat() as readonly string[]),
);
/** A read that nothing names is not cached, by the reasons in changes.test.ts of the contracts. */
const reads = allRoutes.filter(
  (route) =>
    isReading(route) && !isPublic(route) && (everNamed.has(route.key) || everNamed.has(route.word)),
);

/** The clock of the server moves without a change. */
const withoutClock = (text: string) => text.replaceAll(/"now":"[^"]*"/g, '');

/** More at once are no faster, and on a busy machine some would wait too long for a connection. */
const askedAtOnce = 16;

/** The read that is asked at the moment. */
const asking = new AsyncLocalStorage<string>();

/** Answers to the owner and the employee, by the key of each read that is asked. */
export async function answersIn(
  { company: { owner, employee }, replacements }: Pick<Scene, 'company' | 'replacements'>,
  asked: readonly Route[] = reads,
): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  const ask = async (route: Route) => {
    const request = sampleRequest(route, replacements);
    const callers = route.access === 'member' ? [owner, employee] : [owner];
    const said = await asking.run(route.key, () =>
      Promise.all(callers.map((who) => who.call(route, request))),
    );
    const fault = said.find(({ status }) => status >= 500);
    if (fault !== undefined) throw new Error(`${route.key} answers ${fault.status}: ${fault.text}`);
    const texts = said.map(({ status, text }) => (status < 300 ? withoutClock(text) : status));
    answers.set(route.key, texts.join('\n'));
  };
  for (let at = 0; at < asked.length; at += askedAtOnce)
    await Promise.all(asked.slice(at, at + askedAtOnce).map(ask));
  return answers;
}

/** A company with samples, the values that replace those of requests, and what reads answer in it. */
export interface Scene {
  readonly company: TestCompany;
  readonly replacements: Replacements;
  readonly before: ReadonlyMap<string, string>;
  /** The partitions that each read asked for its answer. */
  readonly asked: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Calls change what is kept outside the table, too: these have a company of their own. */
const outsideTable = (route: Route) => route.word === 'auth' || route.files !== undefined;

/** Calls that name the same samples have the same scene, and are one after another. */
export const sceneOf = (route: Route) =>
  [...samplesNamedBy(route), othersOf(route), outsideTable(route) ? route.key : ''].join();

let newest: { readonly name: string; readonly scene: Promise<Scene> } | undefined;

/** Each call is made in the same scene as if it were the first: what it changes is put back. */
export function sceneFor(route: Route): Promise<Scene> {
  const name = sceneOf(route);
  if (newest?.name !== name) newest = { name, scene: createScene(route) };
  return newest.scene;
}

async function createScene(route: Route): Promise<Scene> {
  const company = await createCompany();
  await prepareOthers(route, company);
  const replacements = await makeSamplesFor(route, company);
  const asked = new Map(reads.map(({ key }) => [key, new Set<string>()]));
  const stop = watchTable(services().table, 'scene', ({ partitionKey }) =>
    asked.get(asking.getStore() ?? '')?.add(partitionKey),
  );
  try {
    return { company, replacements, before: await answersIn({ company, replacements }), asked };
  } finally {
    stop();
  }
}

/**
 * Reads whose answer a change can reach: they asked a partition in which something is otherwise now.
 * A call that changes what is outside the table reaches all.
 */
export function readsReached(
  route: Route,
  { asked }: Scene,
  changed: ReadonlySet<string>,
): readonly Route[] {
  if (outsideTable(route)) return reads;
  return reads.filter(({ key }) => [...(asked.get(key) ?? [])].some((one) => changed.has(one)));
}

/** Things that samples do not name by an id, which a call is about. */
function othersOf({ key }: Route): 'order' | 'timer' | '' {
  if (key.startsWith('updateNoteFor')) return 'order';
  return key === timeRoutes.discardTimer.key ? 'timer' : '';
}

async function prepareOthers(route: Route, company: TestCompany): Promise<void> {
  const others = othersOf(route);
  if (others === 'order') await placeOrder(company.owner);
  if (others !== 'timer') return;
  const { startTimer } = timeRoutes;
  const request = sampleRequest(startTimer, await makeSamplesFor(startTimer, company));
  await company.owner.call(startTimer, request);
}
