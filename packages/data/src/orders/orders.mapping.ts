import type { Order } from '@driftig/domain/orders/order';
import { siteFields, type OrderSite } from '@driftig/domain/orders/order-site';

/** An order's site with its filled fields only, under short names. */
export interface StoredSite {
  readonly a?: string | undefined;
  readonly z?: string | undefined;
  readonly t?: string | undefined;
  readonly c?: string | undefined;
  readonly n?: string | undefined;
  readonly p?: string | undefined;
}

export function toStoredSite(order: Partial<OrderSite>): StoredSite {
  const site = siteFields(order);
  const named = {
    a: site.address,
    z: site.zipcode,
    t: site.town,
    c: site.country,
    n: site.contactName,
    p: site.contactPhone,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
}

/** An order without the fields that its row has as one map. */
export function withoutSite(order: Order): Omit<Order, keyof OrderSite> {
  const { address: _address, zipcode: _zipcode, town: _town, country: _country, ...rest } = order;
  const { contactName: _contactName, contactPhone: _contactPhone, ...fields } = rest;
  return fields;
}

const fromStoredSite = ({ a, z, t, c, n, p }: StoredSite) =>
  siteFields({ address: a, zipcode: z, town: t, country: c, contactName: n, contactPhone: p });

type RowFields = Pick<
  Order,
  'depositInvoiceNumber' | 'price' | 'tax' | 'untaxed' | 'neededEmployees' | 'assignedEmployees'
>;

type StoredRow = RowFields & { readonly site?: StoredSite | undefined };

type InRow<T> = Omit<T, 'companyId' | 'row'> & RowFields & OrderSite;

export function fromStored<T extends { companyId: string; row?: StoredRow }>(stored: T): InRow<T> {
  const { companyId: _, row, ...order } = stored;
  const { site = {}, ...fields } = row ?? {};
  return { ...order, ...fields, ...fromStoredSite(site) };
}

/** An order as it is stored. Leaves out undefined attributes, which conditions test with attribute_not_exists. */
export function toStored(order: Order) {
  const {
    invoiceNumber,
    depositInvoiceNumber,
    price,
    tax,
    untaxed,
    neededEmployees = 0,
    assignedEmployees = 0,
    planning,
    enquiryId,
    pictures: _pictures,
    ...rest
  } = withoutSite(order);
  return {
    ...rest,
    row: {
      neededEmployees,
      assignedEmployees,
      site: toStoredSite(order),
      ...(depositInvoiceNumber === undefined ? {} : { depositInvoiceNumber }),
      ...(price === undefined ? {} : { price }),
      ...(tax === undefined ? {} : { tax }),
      ...(untaxed === undefined ? {} : { untaxed }),
    },
    ...(invoiceNumber === undefined ? {} : { invoiceNumber }),
    ...(planning === undefined ? {} : { planning }),
    ...(enquiryId === undefined ? {} : { enquiryId }),
  };
}
