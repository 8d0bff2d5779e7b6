import { AppError } from '@driftig/domain/errors';

import { bookingFormEntity, bookingSlugEntity } from './booking.entities.ts';
import type { Table } from '../core/client.ts';
import { deleteOf, putOf, type Write } from '../core/write.ts';

export interface BookingForm {
  readonly open: boolean;
  /** '' for none. */
  readonly slug: string;
  readonly introduction: string;
  /** 0 until it is saved for the first time. */
  readonly version: number;
}

const unsaved: BookingForm = { open: false, slug: '', introduction: '', version: 0 };

/** The company whose booking form has this slug, open or not; undefined for none. */
export async function findCompanyBySlug(table: Table, slug: string): Promise<string | undefined> {
  const { data } = await bookingSlugEntity(table).get({ slug }).go({ consistent: true });
  return data?.companyId;
}

/** The booking form of the actor's company. */
export function bookingRepository(table: Table, companyId: string) {
  const forms = bookingFormEntity(table);
  const slugs = bookingSlugEntity(table);

  /** Refused with name_taken (409) when another company has the slug. */
  function takeSlug(slug: string): Write {
    const put = slugs
      .put({ slug, companyId })
      .where((item, op) => `${op.notExists(item.slug)} OR ${op.eq(item.companyId, companyId)}`);
    const message = 'Adressen er optaget. Vælg en anden.';
    return putOf(put, () => new AppError('name_taken', { message, fields: { slug: message } }));
  }

  function freeSlug(slug: string): Write {
    const removal = slugs.delete({ slug }).where((item, op) => op.eq(item.companyId, companyId));
    return deleteOf(removal);
  }

  return {
    async get(): Promise<BookingForm> {
      const { data } = await forms.get({ companyId }).go({ consistent: true });
      return data ?? unsaved;
    },

    /**
     * Saves the form with its slug, and frees the old slug when it changes. Optimistic lock:
     * refused (409) when another user has saved after `before` was read.
     */
    save(before: BookingForm, after: Omit<BookingForm, 'version'>): Write[] {
      const put = forms
        .put({ companyId, ...after, version: before.version + 1 })
        .where((item, op) =>
          before.version === 0 ? op.notExists(item.version) : op.eq(item.version, before.version),
        );
      const isMoved = before.slug !== after.slug;
      return [
        putOf(put),
        ...(isMoved && before.slug !== '' ? [freeSlug(before.slug)] : []),
        ...(isMoved && after.slug !== '' ? [takeSlug(after.slug)] : []),
      ];
    },
  };
}
