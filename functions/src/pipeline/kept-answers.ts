import type { AnswerOf, InputOf, RouteSpec } from '@driftig/contracts/core/route';
import { keepValues } from '@driftig/data/core/kept/kept-values';
import type { StampName } from '@driftig/data/core/stamps';
import type { CompanyData } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import type { DateText } from '@driftig/domain/dates';

import type { Sent } from './request.ts';
import { services } from './services.ts';

/** Answers of a route that a process keeps; one has at most a megabyte (product T12). */
const mostAnswers = 4;

/** The parts of a request that a kept answer may be made of: neither its actor nor its time of day. */
interface Asked<R extends RouteSpec> {
  readonly input: InputOf<R>;
  readonly store: CompanyData;
  readonly today: DateText;
}

const sentAs = new WeakMap<object, Sent>();

/**
 * A read whose answer is used again for equal input on the same day, while the company's stamps of these names are
 * unchanged (docs/decisions/0131). `read` may read nothing else that changes.
 */
export function keptAnswer<R extends RouteSpec>(
  stamps: readonly StampName[],
  read: (asked: Asked<R>) => Promise<AnswerOf<R> & object>,
) {
  const keep = keepValues<AnswerOf<R> & object>({ most: mostAnswers, soon: true });
  return async ({ actor, input, store, today }: Asked<R> & { readonly actor: Actor }) => {
    const key = [actor.companyId, today, JSON.stringify(input)].join(' ');
    const answer = await keep(services().table, key, {
      readStamps: () => store.stamps.read(stamps),
      read: () => read({ input, store, today }),
    });
    if (!sentAs.has(answer)) sentAs.set(answer, {});
    return answer;
  };
}

/** How an answer was sent before; undefined for one that is not kept. */
export function sentAnswer(answer: unknown): Sent | undefined {
  return typeof answer === 'object' && answer !== null ? sentAs.get(answer) : undefined;
}
