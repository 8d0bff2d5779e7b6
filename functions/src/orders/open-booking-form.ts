import { actingFor } from '@driftig/data/credentials/acting';
import type { BookingForm } from '@driftig/data/orders/booking.repository';
import { findCompanyBySlug } from '@driftig/data/orders/booking.repository';
import type { Table } from '@driftig/data/core/client';
import type { StoredCompany } from '@driftig/data/company/company.entities';
import { companyStore, type CompanyStore } from '@driftig/data/store';
import { isSlug } from '@driftig/contracts/orders/booking';
import { bookingSender } from '@driftig/domain/orders/booking';
import { AppError } from '@driftig/domain/errors';

/** The form that a visitor is at, and of its company no more than the form shows and adds to. */
export interface OpenBookingForm {
  readonly company: StoredCompany;
  readonly form: BookingForm;
  readonly store: Pick<CompanyStore, 'answers' | 'commit'> & {
    readonly records: Pick<CompanyStore['records'], 'insert'>;
  };
}

type Scope = Parameters<typeof companyStore>[2];

/**
 * Throws the same not_found for an unknown slug, a closed form and a suspended company (product
 * O20).
 */
export async function openBookingForm(
  table: Table,
  givenSlug: string,
  scope: Scope,
): Promise<OpenBookingForm> {
  const slug = givenSlug.toLowerCase();
  const companyId = isSlug(slug) ? await findCompanyBySlug(table, slug) : undefined;
  if (companyId === undefined) throw new AppError('not_found');
  const store = actingFor(
    companyId,
    companyStore(table, { companyId, userId: bookingSender }, scope),
  );
  const [company, form] = await Promise.all([store.company.get(), store.booking.get()]);
  if (company.suspended || !form.open || form.slug !== slug) throw new AppError('not_found');
  return { company, form, store };
}
