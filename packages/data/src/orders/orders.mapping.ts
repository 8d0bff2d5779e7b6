import type { Order } from '@driftig/domain/orders/order';

type StoredRow = Pick<
  Order,
  'depositInvoiceNumber' | 'price' | 'tax' | 'neededEmployees' | 'assignedEmployees'
>;

type InRow<T> = Omit<T, 'companyId' | 'row'> & StoredRow;

export function fromStored<T extends { companyId: string; row?: StoredRow }>(stored: T): InRow<T> {
  const { companyId: _, row, ...order } = stored;
  return { ...order, ...row };
}

/** An order as it is stored. Leaves out undefined attributes, which conditions test with attribute_not_exists. */
export function toStored(order: Order) {
  const {
    invoiceNumber,
    depositInvoiceNumber,
    price,
    tax,
    neededEmployees = 0,
    assignedEmployees = 0,
    planning,
    enquiryId,
    pictures: _,
    ...rest
  } = order;
  return {
    ...rest,
    row: {
      neededEmployees,
      assignedEmployees,
      ...(depositInvoiceNumber === undefined ? {} : { depositInvoiceNumber }),
      ...(price === undefined ? {} : { price }),
      ...(tax === undefined ? {} : { tax }),
    },
    ...(invoiceNumber === undefined ? {} : { invoiceNumber }),
    ...(planning === undefined ? {} : { planning }),
    ...(enquiryId === undefined ? {} : { enquiryId }),
  };
}
