import type { periodRoutes } from '@driftig/contracts/periods/routes';
import { vatPeriods } from '@driftig/domain/periods/period';

import type { Handler } from '../pipeline/handler.ts';
import { readClosable } from './read-closable.ts';
import { readYearEnd } from './read-year-end.ts';

export const getYearEnd: Handler<typeof periodRoutes.getYearEnd> = async (context) => {
  const { store, input } = context;
  const { named, known } = await readClosable(context, input.params.id);
  const [{ result, lines }, settings] = await Promise.all([
    readYearEnd(store, named),
    store.periods.settings(),
  ]);
  const filed = known.filter(({ kind, isClosed }) => kind === 'vat' && isClosed);
  const years = [...new Set([named.from, named.to].map((date) => Number(date.slice(0, 4))))];
  return {
    result,
    lines: [...lines],
    unfiled: years
      .flatMap((year) => vatPeriods(year, settings))
      .filter(({ from, to }) => from >= named.from && to <= named.to)
      .filter(({ from, to }) => !filed.some((one) => one.from <= from && one.to >= to)),
  };
};
