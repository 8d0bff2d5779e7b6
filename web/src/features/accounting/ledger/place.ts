import { vatCodes, type VatCode } from '@driftig/contracts/accounting/account-type';
import { useState } from 'react';

export type VatCodeName = Exclude<VatCode, ''>;

/** The first and last day of a period, 'yyyy-mm-dd'. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** An entry by its voucher number, the card of an account by its number, or the lines under a VAT code. */
export type Place =
  | { readonly as: 'entry'; readonly number: number }
  | { readonly as: 'account'; readonly number: number; readonly period: Period }
  | { readonly as: 'vat'; readonly code: VatCodeName; readonly period: Period };

const nameOf = (place: Place) => (place.as === 'vat' ? place.code : String(place.number));
/** The key of a place, and whether two are the same. */
export const placeKey = (place: Place) => `${place.as}.${nameOf(place)}`;
const isSame = (one: Place, other: Place) => placeKey(one) === placeKey(other);

/** The place of a key within a period, such as that of a row that says why a figure is as it is. */
export function placeOf(key: string, period: Period): Place | undefined {
  const [as, name = ''] = key.split('.');
  if (as === 'entry') return { as, number: Number(name) };
  if (as === 'account') return { as, number: Number(name), period };
  const code = vatCodes.find((one) => one === name);
  return code === undefined || code === '' ? undefined : { as: 'vat', code, period };
}

/** The dialogs that were opened from each other; one that is open already is returned to. */
export function usePlaces() {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const open = (place: Place) => {
    const before = places.findIndex((one) => isSame(one, place));
    setPlaces([...(before === -1 ? places : places.slice(0, before)), place]);
  };
  return { places, open, close: () => setPlaces(places.slice(0, -1)) };
}
