import { actFor } from '@driftig/data/credentials/acting';
import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { AppError } from '@driftig/domain/errors';

import { fileStore } from '../files/files.ts';
import type { Handler } from '../pipeline/handler.ts';
import { openBookingForm } from './open-booking-form.ts';

export const showBookingLogo: Handler<typeof orderRoutes.showBookingLogo> = async (context) => {
  const { slug } = context.input.params;
  const { company } = await openBookingForm(context.services.table, slug, context);
  if (company.logo === '') throw new AppError('not_found');
  const { content, mediaType } = await actFor(company.companyId, () =>
    fileStore(company.companyId).get(company.logo),
  );
  return { content: content.toString('base64'), mediaType };
};
