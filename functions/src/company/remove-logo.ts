import type { companyRoutes } from '@driftig/contracts/company/routes';

import { fileStore } from '../files/files.ts';
import { removeUnused } from '../files/remove-unused.ts';
import type { Handler } from '../pipeline/handler.ts';
import { logoRemoved } from './texts.ts';

export const removeLogo: Handler<typeof companyRoutes.removeLogo> = async ({ actor, store }) => {
  const company = await store.company.get();
  if (company.logo === '') return { message: logoRemoved };
  await store.commit({
    writes: [store.company.changeLogo(company, '')],
    audit: { action: 'company.logoRemoved', subject: `company ${actor.companyId}` },
  });
  await removeUnused(fileStore(actor.companyId), company.logo);
  return { message: logoRemoved };
};
