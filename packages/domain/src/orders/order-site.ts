import type { FilledValues } from '../records/record.ts';
import { placeOf } from './place-of.ts';

/** Where an order takes place and the contact there (product O25); each '' where nothing was written. */
export interface OrderSite {
  readonly address: string;
  readonly zipcode: string;
  readonly town: string;
  readonly country: string;
  readonly contactName: string;
  readonly contactPhone: string;
}

export const noSite: OrderSite = {
  address: '',
  zipcode: '',
  town: '',
  country: '',
  contactName: '',
  contactPhone: '',
};

type Placed = Partial<Record<keyof OrderSite, string | undefined>>;

/** The fields of a site out of an order or of what was sent; missing ones are ''. */
export function siteFields(from: Placed): OrderSite {
  const { address = '', zipcode = '', town = '', country = '' } = from;
  const { contactName = '', contactPhone = '' } = from;
  return { address, zipcode, town, country, contactName, contactPhone };
}

/** Fields of an address that decide whether an order has a place of its own; a country alone does not. */
export const hasOwnPlace = ({ address = '', zipcode = '', town = '' }: Placed) =>
  `${address}${zipcode}${town}` !== '';

/** The address that counts: the order's own, without one its customer's (Q25). */
function addressOf(order: Placed, customer: FilledValues | undefined): FilledValues {
  return hasOwnPlace(order) ? { ...siteFields(order) } : (customer ?? {});
}

/** The address of an order on one line; '' without any. */
export const placeOfOrder = (order: Placed, customer: FilledValues | undefined): string =>
  placeOf(addressOf(order, customer));

/** The town of an order, for employees who are not on it (product K19). */
export const townOfOrder = (order: Placed, customer: FilledValues | undefined): string =>
  String(addressOf(order, customer)['town'] ?? '');
