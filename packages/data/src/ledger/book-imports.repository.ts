import { AppError } from '@driftig/domain/errors';
import type { BookImport } from '@driftig/domain/exchange/saft-in/book-import';

import type { Table } from '../core/client.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { putOf, updateOf, type Write } from '../core/write.ts';
import { bookImportEntity } from './book-imports.entities.ts';

const refusal = () => new VersionConflict();

/** The imports of other systems' books: a few in a company's life. */
export function bookImportRepository(table: Table, companyId: string) {
  const imports = bookImportEntity(table);
  return {
    async list(): Promise<BookImport[]> {
      const { data } = await imports.query
        .main({ companyId })
        .go({ pages: 'all', consistent: true });
      return data.map(({ file, taken, row }) => ({ ...row, id: file, taken }));
    },

    /** Throws not_found. */
    async get(id: string): Promise<BookImport> {
      const { data } = await imports.get({ companyId, file: id }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return { ...data.row, id, taken: data.taken };
    },

    /** Throws VersionConflict where the file's import was begun meanwhile. */
    insert({ id: file, taken, ...row }: BookImport): Write {
      return putOf(imports.create({ companyId, file, taken, row }), refusal);
    },

    /** Throws VersionConflict where another batch was taken since it was read. */
    save(before: BookImport, { id: file, taken, ...row }: BookImport): Write {
      const update = imports
        .patch({ companyId, file })
        .set({ taken, row })
        .where((item, op) => op.eq(item.taken, before.taken));
      return updateOf(update, refusal);
    },
  };
}
