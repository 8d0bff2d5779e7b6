import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';

import { serve } from '../pipeline/serve.ts';
import { getDashboard } from './get-dashboard.ts';
import { getFirstSteps } from './get-first-steps.ts';
import { getOrdersByMonth } from './get-orders-by-month.ts';
import { getRevenue } from './get-revenue.ts';
import { getSalesByMonth } from './get-sales-by-month.ts';

export const handler = serve(dashboardRoutes, {
  getDashboard,
  getRevenue,
  getSalesByMonth,
  getOrdersByMonth,
  getFirstSteps,
});
