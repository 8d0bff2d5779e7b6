import type { LinkedForm } from './linked-form.ts';

/** Loaded lazily, when the first postal code is typed. */
const loadTowns = () => import('@driftig/domain/towns/town-of');

/** The names of the two fields. */
interface TownFields {
  readonly zipcode: string;
  readonly town: string;
}

/** A suggestion that arrives late does not change the field that the user has gone on to. */
const isFocused = (name: string) => document.activeElement?.getAttribute('name') === name;

/**
 * Fills in the town of a Danish postal code as it is typed, unless the user has typed another town.
 * Returns the cleanup.
 */
export function suggestTown(form: LinkedForm, { zipcode, town }: TownFields): () => void {
  let lastSuggested = '';
  const suggest = async () => {
    const { townOf } = await loadTowns();
    const suggested = townOf(form.get(zipcode));
    const current = form.get(town).trim();
    const isOurs = current === '' || current === lastSuggested;
    if (suggested === undefined || !isOurs || isFocused(town)) return;
    lastSuggested = suggested;
    form.set(town, suggested);
  };
  // A suggestion only: where the list cannot be loaded, nothing is suggested.
  return form.onChange((name, typed) => {
    if (name === zipcode && typed) void suggest().catch(() => undefined);
  });
}
