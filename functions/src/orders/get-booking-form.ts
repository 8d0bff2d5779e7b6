import type { orderRoutes } from '@driftig/contracts/orders/routes';

import type { Handler } from '../pipeline/handler.ts';
import { openBookingForm } from './open-booking-form.ts';

export const getBookingForm: Handler<typeof orderRoutes.getBookingForm> = async (context) => {
  const { slug } = context.input.params;
  const { company, form } = await openBookingForm(context.services.table, slug, context);
  const { companyName, phone, email, town } = company.settings;
  return {
    companyName,
    logo: company.logo === '' ? '' : `/api/book/${form.slug}/logo`,
    phone,
    email,
    town,
    introduction: form.introduction,
  };
};
