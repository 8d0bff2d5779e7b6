import type { SaleVatCode } from '@driftig/contracts/invoices/sale-vat';
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import type { MailProblem, PaymentKind } from '@driftig/domain/invoices/settling';
import { CustomAttributeType, Entity } from 'electrodb';

import { customerIndex, tableConfig, listIndex, perTable, primaryIndex } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

const service = 'driftig';
const statuses = ['notSent', 'waiting', 'paid', 'sent', 'cancelled'] as const;

/**
 * [group, name, description, quantity, price, unit, tax percent, id, VAT code]; a tuple, to store no
 * attribute names. The last ones are left out where there are none.
 */
export type StoredLine = readonly [
  number,
  string,
  string,
  number,
  number,
  string,
  (number | null)?,
  (string | null)?,
  SaleVatCode?,
];
/**
 * `o` is the order that counts as invoiced, which a list filters by; `pa` what is paid, in øre; `po`
 * the day it was paid in full; `cr` what is owed to the customer and `wo` what is written off, in øre;
 * `cy` the currency, in whose figures it is counted; `mr` its last mail came back.
 */
export type StoredRow = {
  readonly o?: number;
  readonly pa?: number;
  readonly po?: string;
  readonly cr?: number;
  readonly wo?: number;
  readonly cy?: string;
  readonly mr?: 1;
};
/**
 * [id, date, amount, text, status before where it settled the invoice, kind, other invoice]; the last
 * ones are left out where there are none.
 */
export type StoredPayment = readonly [
  string,
  string,
  number,
  string,
  (InvoiceStatus | null)?,
  PaymentKind?,
  number?,
];
/** [number, date, reason, paid when it was credited] */
export type StoredCreditNote = readonly [number, string, string, number?];
/**
 * [recipients, time, problems, copies, 1 of a credit note]; recipients have commas between. A single problem
 * was stored when a mail had one recipient.
 */
export type StoredMail = readonly [
  to: string,
  at: string,
  problems?: MailProblem | readonly (readonly [email: string, problem: MailProblem])[],
  cc?: string,
  ofCreditNote?: 1,
];
/** Fields that lists do not show, by the names of `invoiceDetailNames`. */
export type StoredDetails = Readonly<Record<string, string | number>>;

/**
 * Stored compactly, so that an invoice of a few lines costs one write unit, and a row of a list a
 * fraction of a read unit.
 */
export const invoiceEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'invoice', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        number: {
          type: 'number',
          required: true,
          field: names.number,
          padding: { length: 9, char: '0' },
        },
        id: { type: 'string', required: true },
        date: { type: 'string', required: true, field: names.date },
        payDate: { type: 'string', required: true, field: names.untilDate },
        status: { type: statuses, required: true, field: names.status },
        company: { type: 'string', field: names.company },
        name: { type: 'string', field: names.name },
        /** '' for a typed buyer; an invoice without it is not in its customer's figures yet. */
        customerId: { type: 'string', required: true, field: names.customerId },
        orderTitle: { type: 'string', field: names.title },
        amountDue: { type: 'number', required: true, field: names.amountDue },
        isDeposit: { type: 'boolean', field: names.isDeposit },
        everIssued: { type: 'boolean', field: names.everIssued },
        payments: { type: CustomAttributeType<StoredPayment[]>('any'), field: names.payments },
        creditNote: { type: CustomAttributeType<StoredCreditNote>('any'), field: names.creditNote },
        mail: { type: CustomAttributeType<StoredMail>('any'), field: names.mail },
        /** Optimistic lock; absent until the first change. */
        version: { type: 'number', field: names.version },
        row: { type: CustomAttributeType<StoredRow>('any'), field: names.row },
        details: {
          type: CustomAttributeType<StoredDetails>('any'),
          required: true,
          field: names.details,
        },
        lines: {
          type: CustomAttributeType<StoredLine[]>('any'),
          required: true,
          field: names.lines,
        },
      },
      indexes: {
        byNumber: primaryIndex(
          [['companyId'], 'c#${companyId}#invoice'],
          [['number'], 'no#${number}'],
        ),
        byDate: listIndex(
          'gsi1',
          [['companyId'], 'c#${companyId}#invoice'],
          [['date', 'number'], '${date}#${number}'],
        ),
        byStatus: listIndex(
          'gsi2',
          [['companyId', 'status'], 'c#${companyId}#invoice#${status}'],
          [['date', 'number'], '${date}#${number}'],
        ),
        byCustomer: customerIndex([['number'], 'i#${number}']),
      },
    },
    tableConfig(table),
  );
});

/** Replaces a deleted invoice under its number, so that the number is not used again. */
export const invoiceTombstoneEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'invoiceTombstone', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        number: { type: 'number', required: true, padding: { length: 9, char: '0' } },
        deletedAt: { type: 'string', required: true },
        deletedBy: { type: 'string', required: true },
      },
      indexes: {
        byNumber: primaryIndex(
          [['companyId'], 'c#${companyId}#invoice'],
          [['number'], 'no#${number}'],
        ),
      },
    },
    tableConfig(table),
  );
});
