import type { companyRoutes } from '@driftig/contracts/company/routes';
import { AppError } from '@driftig/domain/errors';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';

export const showLogo: Handler<typeof companyRoutes.showLogo> = async ({ actor, store }) => {
  const { logo } = await store.company.get();
  if (logo === '') throw new AppError('not_found');
  const { content, mediaType } = await fileStore(actor.companyId).get(logo);
  return { content: content.toString('base64'), mediaType };
};
