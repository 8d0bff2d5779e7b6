import { planningRoutes } from '@driftig/contracts/planning/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { assign, createPeople, placeShift } from '@driftig/tests/support/company/planning';

import { measureCall, type Figure } from './figures.ts';
import type { Ask } from './served.ts';

const people = 200;
/** Orders of the month; each has ten of the people, and some are at the same time. */
const orders = 60;
const perOrder = 10;

/** The planning dialog of a company with 200 people, who are on 600 places in the month. */
export async function measurePlanning(ask: Ask): Promise<Figure[]> {
  const company = await createCompany();
  const { owner } = company;
  const names = Array.from({ length: people }, (_, index) => `Medarbejder ${index + 1}`);
  const ids = await createPeople(company, names);
  let orderid = '';
  for (let index = 0; index < orders; index += 1) {
    const startDate = `2027-03-${String(1 + (index % 28)).padStart(2, '0')}`;
    ({ id: orderid } = await placeShift(owner, { startDate, endDate: startDate }));
    const chosen = Array.from({ length: perOrder }, (_, n) => ids[(index * 37 + n) % people] ?? '');
    await assign(owner, orderid, chosen);
  }
  const cookies = await owner.session();
  const query = { orderid, startdate: '2027-03-10', enddate: '2027-03-10' };
  const available = () => ask(planningRoutes.getAvailableEmployees, { cookies, query });
  return measureCall('Planning dialog with 200 people', available, { target: 40 });
}
