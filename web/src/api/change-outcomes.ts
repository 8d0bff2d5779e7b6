/**
 * onChangeOutcome(hear): hears of each call that changes something whether it was done. The name of the act is the
 * same when it is tried again, also with other fields.
 */
import type { RouteSpec } from '@driftig/contracts/core/route';

import { fieldsOf, type AnyInput } from './request.ts';

type Hear = (act: string, isDone: boolean) => void;

const hearing = new Set<Hear>();

export function onChangeOutcome(hear: Hear): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}

/** Runs a call of the route, and says how it ended. */
export async function withOutcome<T>(
  route: RouteSpec,
  input: AnyInput,
  run: () => Promise<T>,
): Promise<T> {
  if (route.method === 'GET') return run();
  const act = JSON.stringify([route.method, route.path, input.params, fieldsOf(input.body)['id']]);
  const say = (isDone: boolean) => hearing.forEach((hear) => hear(act, isDone));
  try {
    const answer = await run();
    say(true);
    return answer;
  } catch (error) {
    say(false);
    throw error;
  }
}
