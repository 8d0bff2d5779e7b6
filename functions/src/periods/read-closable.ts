import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import { assertClosable, periodId, periodOfId } from '@driftig/domain/periods/period';

interface Asking {
  readonly store: Pick<CompanyData, 'periods'>;
  readonly today: DateText;
}

/** A period by its id, as it was before and with all others. Throws not_found. */
export async function readPeriod({ periods }: Asking['store'], id: string) {
  const [settings, known] = await Promise.all([periods.settings(), periods.list()]);
  const named = periodOfId(id, settings, known);
  return {
    named,
    known,
    before: known.find((one) => periodId(one) === id),
    others: known.filter((one) => periodId(one) !== id),
  };
}

/** Throws conflict for one that cannot be closed. */
export async function readClosable({ store, today }: Asking, id: string) {
  const read = await readPeriod(store, id);
  assertClosable(read.named, read.known, today);
  return read;
}
