import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import { AppError } from '@driftig/domain/errors';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';

export const showPicture: Handler<typeof employeeRoutes.showPicture> = async (context) => {
  const { actor, input, store } = context;
  const { picture } = await store.users.get(input.params.id);
  if (picture === '') throw new AppError('not_found');
  const { content, mediaType } = await fileStore(actor.companyId).get(picture);
  return { content: content.toString('base64'), mediaType };
};
