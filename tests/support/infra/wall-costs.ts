import { prices } from '../../../infra/prices.ts';
import { allWords } from '../house/words.ts';

/** A size of the business: companies, and people who work in each. */
type Size = readonly [companies: number, people: number];

/** Assumption of the deployment page: calls of a person in a working day of eight hours. */
const callsADay = 100;
const daySeconds = 8 * 60 * 60;
const workingDays = 22;
/** A screen asks several functions at once. */
const callsOfAScreen = 5;
const functions = allWords.length;
/** How long a call occupies its instance, and how long Lambda keeps an idle instance. */
const callSeconds = 0.1;
const idleSeconds = 10 * 60;
/** How long a company's credentials are used: `company-credentials.ts`. */
const keptSeconds = 55 * 60;
/** Latency of STS within the region: assumed, since nothing has been deployed yet. */
const assumeMs = 30;
/** Three hours: the first fills the instances, the others are counted. */
const [warmSeconds, simulatedSeconds] = [60 * 60, 3 * 60 * 60];

interface Instance {
  freeAt: number;
  readonly keptUntil: Map<number, number>;
}

/** The same numbers each time, from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Outcome {
  readonly calls: number;
  readonly roles: number;
  readonly screens: number;
  readonly delayedScreens: number;
}

/** Simulates who asks which instance when, and counts the calls that have to assume a role first. */
function simulate([companies, people]: Size): Outcome {
  const random = seeded(companies * 1000 + people);
  const everySeconds = (daySeconds * callsOfAScreen) / (callsADay * companies * people);
  const pools = Array.from({ length: functions }, (): Instance[] => []);
  const outcome = { calls: 0, roles: 0, screens: 0, delayedScreens: 0 };
  for (let at = 0; at < simulatedSeconds; at -= Math.log(1 - random()) * everySeconds) {
    const company = Math.floor(random() * companies);
    let roles = 0;
    for (let call = 0; call < callsOfAScreen; call += 1) {
      const pool = pools[Math.floor(random() * functions)] ?? [];
      if (assumes(pool, company, at)) roles += 1;
    }
    if (at < warmSeconds) continue;
    outcome.calls += callsOfAScreen;
    outcome.roles += roles;
    outcome.screens += 1;
    outcome.delayedScreens += Math.sign(roles);
  }
  return outcome;
}

/** Takes the instance that was busy last, as Lambda tends to; true where it lacks the credentials. */
function assumes(pool: Instance[], company: number, at: number): boolean {
  const alive = pool.filter(({ freeAt }) => freeAt + idleSeconds > at);
  pool.splice(0, pool.length, ...alive);
  const free = alive.filter(({ freeAt }) => freeAt <= at).toSorted((a, b) => b.freeAt - a.freeAt);
  const instance = free[0] ?? { freeAt: 0, keptUntil: new Map<number, number>() };
  if (free[0] === undefined) pool.push(instance);
  instance.freeAt = at + callSeconds;
  if ((instance.keptUntil.get(company) ?? 0) > at) return false;
  instance.keptUntil.set(company, at + keptSeconds);
  return true;
}

/** The table of decision 0099: how often a role is assumed, what it adds, and what it costs a month. */
export function wallTable(sizes: readonly Size[]): string[][] {
  return sizes.map((size) => {
    const { calls, roles, screens, delayedScreens } = simulate(size);
    const share = roles / calls;
    const monthlyCalls = size[0] * size[1] * callsADay * workingDays;
    const dollars = (monthlyCalls * share * assumeMs * prices.gigabyteSecond) / 1000;
    const perSecond = roles / (simulatedSeconds - warmSeconds);
    return [
      `${size[0]} of ${size[1]}`,
      `${(share * 100).toFixed(0)} %`,
      `${((delayedScreens / screens) * 100).toFixed(0)} %`,
      `${(share * assumeMs).toFixed(1)} ms`,
      perSecond.toFixed(2),
      dollars.toFixed(2),
    ];
  });
}
