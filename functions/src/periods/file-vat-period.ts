import type { periodRoutes } from '@driftig/contracts/periods/routes';
import { AppError } from '@driftig/domain/errors';
import { assertYearOpen, settlementEntry } from '@driftig/domain/periods/vat-settlement';

import type { Handler } from '../pipeline/handler.ts';
import { closeInTurn } from './close-in-turn.ts';
import { readSettlement } from './read-settlement.ts';

const messageOf = (number: number) =>
  number === 0
    ? 'Momsperioden er markeret som indberettet.'
    : `Momsperioden er markeret som indberettet, og momsen er afregnet med bilag ${number}.`;

/** With `settles`, the VAT of the period is posted to what is owed in the same turn. */
export const fileVatPeriod: Handler<typeof periodRoutes.fileVatPeriod> = (context) => {
  const { store, input, actor } = context;
  return closeInTurn(
    context,
    input.params.id,
    async ({ named, known, before }) => {
      if (named.kind !== 'vat') throw new AppError('not_found');
      const settlement = input.body.settles ? await readSettlement(store, named) : undefined;
      if (settlement === undefined || settlement.lines.length === 0)
        return { entry: undefined, chart: [] };
      assertYearOpen(named.to, known);
      const entry = settlementEntry(settlement, { period: named, before, by: actor.userId });
      return { entry, chart: settlement.chart };
    },
    messageOf,
  );
};
