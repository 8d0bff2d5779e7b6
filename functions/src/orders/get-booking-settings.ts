import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { suggestSlug } from '@driftig/domain/orders/booking';

import type { Handler } from '../pipeline/handler.ts';

export const getBookingSettings: Handler<typeof orderRoutes.getBookingSettings> = async ({
  store,
}) => {
  const [company, form] = await Promise.all([store.company.get(), store.booking.get()]);
  return { ...form, suggestion: suggestSlug(company.settings.companyName) };
};
