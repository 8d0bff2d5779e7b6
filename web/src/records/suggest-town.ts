import type { RecordFormApi } from './record-form.ts';

/** The list of towns is fetched when a postal code is typed, not with the form. */
const loadTowns = () => import('@driftig/domain/towns/town-of');

/** The fields of the postal code and of the town. */
interface TownFields {
  readonly zipcode: string;
  readonly town: string;
}

/**
 * A Danish postal code that is typed fills in its town, as long as the town is empty or still the
 * suggested one. Gives what ends it.
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
  // Without the list nothing is suggested: it is a help, no more.
  const { unsubscribe } = form.watch((_values, { name, type: how }) => {
    if (name === zipcode && how === 'change') void suggest().catch(() => undefined);
  });
  return unsubscribe;
}
