import type { timeRoutes } from '@driftig/contracts/time/routes';

import type { Handler } from '../pipeline/handler.ts';
import { deviationNoted } from './texts.ts';
import { assertEmployee } from './requested-employee.ts';

/**
 * Stores the explanation that the law requires (product F32). A note is never changed; a second one
 * is refused (409).
 */
export const noteDeviation: Handler<typeof timeRoutes.noteDeviation> = async ({
  input,
  store,
  actor,
  now,
}) => {
  const { employeeId, rule, date, what, why, people } = input.body;
  await assertEmployee(store, employeeId);
  const note = { employeeId, rule, date, what, why, people, by: actor.userId, at: now };
  await store.commit({
    writes: [store.time.addNote(note)],
    audit: {
      action: 'time.deviationNoted',
      subject: `deviation ${employeeId}`,
      changes: { rule, date },
    },
  });
  return { message: deviationNoted };
};
