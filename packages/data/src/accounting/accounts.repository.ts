import type { Account } from '@driftig/domain/accounting/account';
import { AppError } from '@driftig/domain/errors';

import type { Table } from '../core/client.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';
import { accountEntity } from './accounts.entities.ts';

/** By how much the number of drafts that name an account changes. */
export interface AccountUse {
  readonly account: Account;
  readonly by: number;
  /** An entry names it from now on. */
  readonly isPosted?: true;
}

/** The chart of accounts of the actor's company. It has few accounts: one query reads all of them. */
export function accountRepository(table: Table, companyId: string) {
  const accounts = accountEntity(table);

  /** By number. */
  async function list(): Promise<Account[]> {
    const { data } = await accounts.query
      .main({ companyId })
      .go({ pages: 'all', consistent: true });
    return data.map(({ companyId: _companyId, row, isPosted = false, ...account }) => ({
      ...account,
      isPosted,
      guidance: '',
      ...row,
    }));
  }

  function insert(account: Account, refusal: () => Error = () => numberTaken()): Write {
    return putOf(accounts.create(toStored(companyId, account)), refusal);
  }

  return {
    list,
    insert,

    async get(id: string): Promise<Account> {
      const account = (await list()).find((one) => one.id === id);
      if (account === undefined) throw new AppError('not_found');
      return account;
    },

    /**
     * Optimistic lock: throws VersionConflict when the account has changed since it was read. A new
     * number is a new key, refused (409) when another account has it.
     */
    replace(before: Account, after: Account): Write[] {
      const { id, number, name, row, version } = toStored(companyId, after);
      if (number === before.number) {
        const update = accounts
          .patch({ companyId, number })
          .set({ name, row, version })
          .where((item, op) => `${op.eq(item.id, id)} AND ${op.eq(item.version, before.version)}`);
        return [updateOf(update, changed)];
      }
      const removal = accounts
        .delete({ companyId, number: before.number })
        .where((item, op) =>
          [
            op.eq(item.id, id),
            op.eq(item.version, before.version),
            op.eq(item.uses, before.uses),
          ].join(' AND '),
        );
      return [deleteOf(removal, changed), insert(after)];
    },

    /** Throws VersionConflict when a draft or an entry has come to name it, or it has another number, meanwhile. */
    remove({ id, number }: Account): Write {
      const removal = accounts
        .delete({ companyId, number })
        .where(
          (item, op) =>
            `${op.eq(item.id, id)} AND ${op.eq(item.uses, 0)} AND ${op.notExists(item.isPosted)}`,
        );
      return deleteOf(removal, changed);
    },

    /**
     * Counts the drafts of accounts, and marks those that are posted to, in the transaction of the draft or
     * entry. Throws VersionConflict when an account was deleted or renumbered meanwhile.
     */
    count(uses: readonly AccountUse[]): Write[] {
      return uses
        .filter(({ by, isPosted = false }) => by !== 0 || isPosted)
        .map(({ account: { id, number }, by, isPosted }) => {
          const update = accounts
            .patch({ companyId, number })
            .add({ uses: by, version: isPosted === true ? 1 : 0 })
            .set(isPosted === undefined ? {} : { isPosted })
            .where((item, op) => op.eq(item.id, id));
          return updateOf(update, changed);
        });
    },
  };
}

const changed = () => new VersionConflict();

function numberTaken(): AppError {
  const text = 'Der findes allerede en konto med det nummer.';
  return new AppError('number_taken', { message: text, fields: { number: text } });
}

function toStored(companyId: string, account: Account) {
  const { id, number, name, uses, version, isPosted, ...row } = account;
  return { companyId, id, number, name, uses, version, row, ...(isPosted && { isPosted }) };
}
