import { isDeepStrictEqual } from 'node:util';

import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { vatCodes } from '@driftig/contracts/accounting/account-type';
import { sourceKinds, type SourceKind } from '@driftig/contracts/ledger/source-kind';
import type { AccountSums, MonthSums } from '@driftig/domain/ledger/balances';

import type { Table } from '../core/client.ts';
import { storedNames } from '../core/stored-names.ts';
import type { Write } from '../core/write.ts';
import { ledgerMonthEntity } from './ledger.entities.ts';

/**
 * Names of stored sums: `d1010` and `c1010` of an account, `s7680` of what settlements have moved it by, `vS1.output.invoice` of a VAT code's part by the
 * kind of document, and `nS1.output.invoice` of how many entries it comes from.
 */
const accountSum = /^(?<side>[dcs])(?<account>\d{1,9})$/;
const vatSum = /^v(?<code>[A-Z0-9]+)\.(?<part>base|output|input)\.(?<source>[A-Za-z]+)$/;
const entryCount = 'entries';

interface ItemKey {
  readonly TableName: string;
  readonly Key: Record<string, string>;
}

function keyOf(table: Table, companyId: string, month: string): ItemKey {
  const read: { params(): unknown } = ledgerMonthEntity(table).get({ companyId, month });
  return read.params() as ItemKey;
}

const identityOf = (companyId: string, month: string) => ({
  __edb_e__: 'ledgerMonth',
  __edb_v__: '1',
  [storedNames.companyId]: companyId,
  month,
});

/** Adds to the kept sums of a month, whether or not there is an item of it yet. */
export function addToMonth(table: Table, companyId: string, sums: MonthSums): Write {
  const { TableName, Key } = keyOf(table, companyId, sums.month);
  const added = Object.entries(addedSums(sums));
  const set = Object.entries(identityOf(companyId, sums.month));
  return {
    item: {
      Update: {
        TableName,
        Key,
        UpdateExpression: [
          `SET ${set.map((_, index) => `#s${index} = :s${index}`).join(', ')}`,
          `ADD ${added.map((_, index) => `#a${index} :a${index}`).join(', ')}`,
        ].join(' '),
        ExpressionAttributeNames: Object.fromEntries([
          ...set.map(([name], index) => [`#s${index}`, name]),
          ...added.map(([name], index) => [`#a${index}`, name]),
        ]),
        ExpressionAttributeValues: Object.fromEntries([
          ...set.map(([, value], index) => [`:s${index}`, value]),
          ...added.map(([, value], index) => [`:a${index}`, value]),
        ]),
      },
    },
    refusal: () => new Error('The sums of a month cannot be added to'),
  };
}

/** Puts the sums of a month in place of all that were kept of it. */
export function replaceMonth(table: Table, companyId: string, sums: MonthSums): Write {
  const { TableName, Key } = keyOf(table, companyId, sums.month);
  const Item = { ...Key, ...identityOf(companyId, sums.month), ...addedSums(sums) };
  return {
    item: { Put: { TableName, Item } },
    refusal: () => new Error('The sums of a month cannot be replaced'),
  };
}

/** Whether two months have the same sums, in whatever order. */
export const haveSameSums = (one: MonthSums, other: MonthSums): boolean =>
  isDeepStrictEqual(addedSums(one), addedSums(other));

function addedSums({ entries, accounts, vat, settled }: MonthSums): Record<string, number> {
  const sums = [...accounts].flatMap(([account, { debit, credit }]) => [
    [`d${account}`, debit] as const,
    [`c${account}`, credit] as const,
  ]);
  const ofVat = vat.flatMap(({ code, part, source, amount, entries: count }) => [
    [`v${code}.${part}.${source}`, amount] as const,
    [`n${code}.${part}.${source}`, count] as const,
  ]);
  const ofSettled = [...settled].map(([account, amount]) => [`s${account}`, amount] as const);
  const moved = [...sums, ...ofVat, ...ofSettled].filter(([, amount]) => amount !== 0);
  return { [entryCount]: entries, ...Object.fromEntries(moved) };
}

/**
 * The kept sums of the months 'yyyy-mm' of a range, the first month first. Read as they are stored: the
 * entity knows none of their names.
 */
export async function readMonths(
  { client, name: TableName }: Table,
  companyId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<MonthSums[]> {
  const months: MonthSums[] = [];
  if (from > to) return months;
  let last: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': monthsOf(companyId), ':from': from, ':to': to },
        ConsistentRead: true,
        ...(last !== undefined && { ExclusiveStartKey: last }),
      }),
    );
    months.push(...Items.map(monthOfStored));
    last = LastEvaluatedKey;
  } while (last !== undefined);
  return months;
}

const monthsOf = (companyId: string) => `c#${companyId}#ledgerMonth`;

/** The sums of a stored month. Attributes that are no sum are left out. */
function monthOfStored(stored: Readonly<Record<string, unknown>>): MonthSums {
  const accounts = new Map<number, AccountSums>();
  const vat: MonthSums['vat'][number][] = [];
  const settled = new Map<number, number>();
  for (const [name, value] of Object.entries(stored)) {
    if (typeof value !== 'number') continue;
    const { side, account } = accountSum.exec(name)?.groups ?? {};
    if (account !== undefined && side === 's') settled.set(Number(account), value);
    else if (account !== undefined) {
      const sums = accounts.get(Number(account)) ?? { debit: 0, credit: 0 };
      accounts.set(Number(account), { ...sums, [side === 'd' ? 'debit' : 'credit']: value });
    }
    const ofVat = vatNameOf(name);
    if (ofVat !== undefined)
      vat.push({ ...ofVat, amount: value, entries: Number(stored[`n${name.slice(1)}`] ?? 0) });
  }
  const [month, entries] = [String(stored['month']), Number(stored[entryCount] ?? 0)];
  return { month, entries, accounts, vat, settled };
}

/** Undefined where the name is not that of a sum of VAT. */
function vatNameOf(name: string) {
  const { code, part, source } = vatSum.exec(name)?.groups ?? {};
  const known = vatCodes.find((one) => one === code);
  if (known === undefined || source === undefined || !isSourceKind(source)) return undefined;
  return { code: known, part: part as 'base' | 'output' | 'input', source };
}

const isSourceKind = (text: string): text is SourceKind => Object.hasOwn(sourceKinds, text);
