import type { RecordFormApi } from './record-form.ts';

/** Loaded lazily, when the first postal code is typed. */
const loadTowns = () => import('@driftig/domain/towns/town-of');

/** The names of the two fields. */
interface TownFields {
  readonly zipcode: string;
  readonly town: string;
}

/**
 * Fills in the town of a Danish postal code as it is typed, unless the user has typed another town.
 * Returns the cleanup.
 */
export function suggestTown(form: RecordFormApi, { zipcode, town }: TownFields): () => void {
  let lastSuggested = '';
  const suggest = async () => {
    const { townOf } = await loadTowns();
    const suggested = townOf(String(form.getValues(zipcode) ?? ''));
    const current = String(form.getValues(town) ?? '').trim();
    const isOurs = current === '' || current === lastSuggested;
    if (suggested === undefined || !isOurs) return;
    lastSuggested = suggested;
    form.setValue(town, suggested, { shouldDirty: true, shouldValidate: true });
  };
  // A suggestion only: where the list cannot be loaded, nothing is suggested.
  const { unsubscribe } = form.watch((_values, { name, type: how }) => {
    if (name === zipcode && how === 'change') void suggest().catch(() => undefined);
  });
  return unsubscribe;
}
