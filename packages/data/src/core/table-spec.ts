import { storedNames as names } from './stored-names.ts';

/**
 * The single table, for CDK and for local start. Lists read the sparse indexes, which project only
 * what a row shows, so that a page of 20 costs one or two read units. The third has what belongs to
 * a customer.
 */
interface IndexSpec {
  readonly name: string;
  readonly pk: string;
  readonly sk: string;
  readonly project: 'ALL' | 'KEYS_ONLY' | readonly string[];
}

interface TableSpec {
  readonly keys: { readonly pk: string; readonly sk: string };
  readonly indexes: readonly IndexSpec[];
  readonly ttlAttribute: string;
}

/**
 * Fields of list rows, and ElectroDB's names of entity and version. Twenty, the most that DynamoDB
 * projects into an index: other fields of a list go into the map `row`.
 */
const rowFields = [
  'id',
  names.number,
  names.date,
  names.untilDate,
  names.company,
  names.name,
  names.title,
  names.status,
  names.amountDue,
  names.isDeposit,
  names.customerId,
  names.startTime,
  names.endTime,
  names.description,
  names.invoiceNumber,
  names.version,
  names.employeeId,
  names.row,
  '__edb_e__',
  '__edb_v__',
] as const;

/**
 * Fields of an order that is chosen by its end, as for hours. The index has its keys from attributes
 * that every order has, so it holds those from before it was made (docs/decisions/0114). Invoices are
 * in it by their payment date.
 */
const fieldsByEnd = [
  'id',
  names.number,
  names.date,
  names.company,
  names.name,
  names.title,
  names.status,
  names.row,
  '__edb_e__',
  '__edb_v__',
] as const;

/** The tag of a session that reaches one company's data, with the company's id (docs/decisions/0099). */
export const companyTag = 'company';

export const tableSpec: TableSpec = {
  keys: { pk: 'pk', sk: 'sk' },
  indexes: [
    { name: 'gsi1', pk: 'gsi1pk', sk: 'gsi1sk', project: rowFields },
    { name: 'gsi2', pk: 'gsi2pk', sk: 'gsi2sk', project: rowFields },
    { name: 'gsi3', pk: 'gsi3pk', sk: 'gsi3sk', project: rowFields },
    { name: 'gsi4', pk: 'gsi1pk', sk: names.untilDate, project: fieldsByEnd },
  ],
  ttlAttribute: 'expiresAt',
};
