import { accessRules } from '@driftig/contracts/core/access';
import type { CompanyData } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { AppError } from '@driftig/domain/errors';
import type { BoardCategory } from '@driftig/domain/taskboard/board';

/** Throws forbidden for employees: managers make, rename, share and delete categories (product J8). */
export function assertManagesCategories(actor: Actor): void {
  if (!accessRules.manager(actor))
    throw new AppError('forbidden', { message: 'Kun ledere kan ændre kategorier.' });
}

/** Throws not_found for an unknown category, and for a deleted one. */
export async function managedCategory(store: CompanyData, id: string): Promise<BoardCategory> {
  const category = await store.taskboard.findCategory(id);
  if (category === undefined || category.deletedAt !== '') throw new AppError('not_found');
  return category;
}
