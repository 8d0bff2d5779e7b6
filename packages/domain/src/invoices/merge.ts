import { AppError } from '../errors.ts';
import type { Order } from '../orders/order.ts';
import type { Invoice } from './invoice.ts';

type Merged = Pick<
  Invoice,
  'number' | 'status' | 'isDeposit' | 'linkedOrder' | 'prepayment' | 'buyer' | 'order'
>;
type MergedOrder = Pick<
  Order,
  'number' | 'status' | 'invoiceNumber' | 'depositInvoiceNumber' | 'customerId' | 'company' | 'name'
>;

/** Links between a merged deposit and its End invoice, in either direction. */
interface DepositLinks {
  /** The End invoice that takes the merged deposit off. */
  readonly usedBy?: number | undefined;
  /** The order of the deposit that the merged End invoice takes off. */
  readonly baseOrder?: number | undefined;
}

const mergeConflict = (message: string) => new AppError('conflict', { message });

/**
 * Throws conflict with the reason when an invoice cannot be linked to an order (product D8): both must
 * be free, and the order must be one that the invoice could have been issued for (product D1).
 */
export function assertMergeable(invoice: Merged, order: MergedOrder, links: DepositLinks): void {
  const { number, status, linkedOrder } = invoice;
  if (status === 'cancelled') throw mergeConflict(`Faktura ${number} er annulleret.`);
  if (linkedOrder !== undefined)
    throw mergeConflict(`Faktura ${number} er allerede på ordre ${linkedOrder}.`);
  if (order.status === 'cancelled') throw mergeConflict(`Ordre ${order.number} er annulleret.`);
  if (order.invoiceNumber !== undefined)
    throw mergeConflict(
      invoice.isDeposit
        ? `Ordre ${order.number} er allerede faktureret med faktura ${order.invoiceNumber}, så der kan ikke lægges et depositum på den.`
        : `Ordre ${order.number} er allerede faktureret med faktura ${order.invoiceNumber}.`,
    );
  if (invoice.isDeposit) assertDepositFits(invoice, order, links);
  else assertEndFits(invoice, order, links);
}

function assertDepositFits(invoice: Merged, order: MergedOrder, { usedBy }: DepositLinks): void {
  if (usedBy !== undefined)
    throw mergeConflict(`Depositumfaktura ${invoice.number} er trukket fra på faktura ${usedBy}.`);
  const { number, depositInvoiceNumber: deposit } = order;
  if (deposit !== undefined)
    throw mergeConflict(`Ordre ${number} har allerede depositumfaktura ${deposit}.`);
}

/** The customer would pay the deposit of the order twice, or that of another order would be lost. */
function assertEndFits(invoice: Merged, order: MergedOrder, { baseOrder }: DepositLinks): void {
  const { number: ordered, depositInvoiceNumber: deposit } = order;
  const { number, prepayment } = invoice;
  if (deposit !== undefined && deposit !== prepayment?.number)
    throw mergeConflict(
      `Ordre ${ordered} har depositumfaktura ${deposit}, som ikke er trukket fra på faktura ${number}. Krediter en af dem først.`,
    );
  if (prepayment !== undefined && baseOrder !== undefined && baseOrder !== ordered)
    throw mergeConflict(
      `Faktura ${number} trækker depositumfaktura ${prepayment.number} fra, og den er på ordre ${baseOrder}.`,
    );
}

interface Party {
  readonly customerId?: string | undefined;
  readonly company: string;
  readonly name: string;
}

const nameOf = ({ company, name }: Party) => (company === '' ? name : company).trim();
const foldedName = (party: Party) => nameOf(party).toLocaleLowerCase('da');

/** Whether two parties are known to be different. Typed buyers have only their names. */
export function areOtherCustomers(one: Party, other: Party): boolean {
  const [id = '', otherId = ''] = [one.customerId, other.customerId];
  if (id !== '' && otherId !== '') return id !== otherId;
  return (
    foldedName(one) !== '' && foldedName(other) !== '' && foldedName(one) !== foldedName(other)
  );
}

/** Whether two parties are known to be one. */
export function areSameCustomer(one: Party, other: Party): boolean {
  const [id = '', otherId = ''] = [one.customerId, other.customerId];
  if (id !== '' || otherId !== '') return id === otherId;
  return foldedName(one) !== '' && foldedName(one) === foldedName(other);
}

/** Throws needs_confirmation with a question that names both when they are of other customers. */
export function assertCustomerConfirmed(
  { number, buyer }: Merged,
  order: MergedOrder,
  confirmed: boolean,
): void {
  if (confirmed || !areOtherCustomers(buyer, order)) return;
  const message = `Faktura ${number} er til ${nameOf(buyer)}, men ordre ${order.number} er til ${nameOf(order)}. Vil du lægge fakturaen på ordren alligevel?`;
  throw new AppError('needs_confirmation', { message });
}

/** Whether the invoice got its order by a merge; otherwise it was issued for it. */
export function isMerged({ linkedOrder, order }: Pick<Invoice, 'linkedOrder' | 'order'>): boolean {
  return linkedOrder !== undefined && linkedOrder !== order.number;
}

/**
 * Throws conflict with the reason when there is no merge to undo: an order whose own invoice were
 * taken off would be invoiced twice. Otherwise returns the order's number.
 */
export function mergedOrderOf(invoice: Merged, usedBy: number | undefined): number {
  const { number, linkedOrder } = invoice;
  if (linkedOrder === undefined) throw mergeConflict(`Faktura ${number} er ikke på nogen ordre.`);
  if (!isMerged(invoice))
    throw mergeConflict(
      `Faktura ${number} er udstedt fra ordre ${linkedOrder} og kan ikke fjernes fra den. Krediter fakturaen, hvis ordren skal faktureres igen.`,
    );
  if (usedBy !== undefined)
    throw mergeConflict(`Depositumfaktura ${number} er trukket fra på faktura ${usedBy}.`);
  return linkedOrder;
}
