import { useState } from 'react';

/** The first and last month of a period, 'yyyy-mm'. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** An entry by its voucher number, or the card of an account by its number. */
export type Place =
  | { readonly as: 'entry'; readonly number: number }
  | { readonly as: 'account'; readonly number: number; readonly period: Period };

const isSame = (one: Place, other: Place) => one.as === other.as && one.number === other.number;

/** The dialogs that were opened from each other; one that is open already is returned to. */
export function usePlaces() {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const open = (place: Place) => {
    const before = places.findIndex((one) => isSame(one, place));
    setPlaces([...(before === -1 ? places : places.slice(0, before)), place]);
  };
  return { places, open, close: () => setPlaces(places.slice(0, -1)) };
}
