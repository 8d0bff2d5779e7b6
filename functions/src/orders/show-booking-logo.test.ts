import { orderRoutes } from '@driftig/contracts/orders/routes';
import { getBookingForm, openBookingForm } from '@driftig/tests/support/company/booking';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany } from '@driftig/tests/support/company/company';
import { pngFile, sendLogo, sizeOf } from '@driftig/tests/support/files/pictures';
import { expect, test } from 'vitest';

const show = (slug: string) => call(orderRoutes.showBookingLogo, { params: { slug } });

test('a visitor sees the logo where the form says it is, and only while the form is open', async () => {
  const company = await createCompany();
  const slug = await openBookingForm(company);
  expect((await show(slug)).status).toBe(404);
  await sendLogo(company.owner, pngFile(20, 20));
  const { json } = await getBookingForm(slug);
  expect(json).toMatchObject({ logo: `/api/book/${slug}/logo` });
  const shown = await show(slug);
  expect(shown.headers['content-type']).toBe('image/jpeg');
  expect(await sizeOf(shown.bytes)).toEqual({ width: 20, height: 20 });
  await openBookingForm(company, { slug, open: false });
  expect((await show(slug)).status).toBe(404);
});
