import type { periodRoutes } from '@driftig/contracts/periods/routes';
import { closingEntry } from '@driftig/domain/periods/year-end';

import type { Handler } from '../pipeline/handler.ts';
import { closeInTurn } from './close-in-turn.ts';
import { readYearEnd } from './read-year-end.ts';

const messageOf = (number: number) =>
  number === 0
    ? 'Regnskabsåret er afsluttet uden resultat.'
    : `Regnskabsåret er afsluttet med bilag ${number}.`;

/** The result is summed in the turn, so that no posting comes between the sum and the closing. */
export const closeYear: Handler<typeof periodRoutes.closeYear> = (context) => {
  const by = context.actor.userId;
  return closeInTurn(
    context,
    context.input.params.id,
    async ({ named, before }) => {
      const end = await readYearEnd(context.store, named);
      const entry =
        end.lines.length === 0 ? undefined : closingEntry(end, { year: named, before, by });
      return { entry, chart: end.chart, facts: { result: end.result } };
    },
    messageOf,
  );
};
