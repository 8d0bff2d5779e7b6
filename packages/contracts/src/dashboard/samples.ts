import type { dashboardRoutes } from './routes.ts';
import type { SamplesOf } from '../core/sample.ts';

const query = { year: '2026' };
const byMonth = (values: readonly number[]) =>
  values.map((value, index) => ({ month: index + 1, value }));

export const dashboardSamples: SamplesOf<typeof dashboardRoutes> = {
  getDashboard: {
    query,
    response: {
      invoicecount: 214,
      filteredInvoiceCount: 18,
      overdueCount: 5,
      ordercount: 163,
      employeecount: 12,
      totalSum: '2.847.350,5',
      unpaidSum: 186_420.75,
      overdueSum: 41_875,
      othercurrencies: [
        { currency: 'EUR', revenue: 1200, revenuelastyear: 0, unpaid: 200, overdue: 0 },
      ],
      credits: [{ currency: 'DKK', count: 1, amount: 250 }],
      lastYear: { totalSum: '2.391.800,0', invoicecount: 187, ordercount: 141 },
    },
  },
  getRevenue: { query, response: { totalRevenue: 2_847_350.5 } },
  getSalesByMonth: {
    query,
    response: byMonth([
      142_300, 158_750.5, 201_480, 236_900, 318_250, 402_610, 371_940, 344_820, 268_300, 226_500,
      175_500, 0,
    ]),
  },
  getOrdersByMonth: {
    query,
    response: byMonth([8, 9, 12, 14, 19, 24, 21, 18, 15, 13, 10, 0]),
  },
  getFirstSteps: {
    response: {
      bank: true,
      logo: false,
      customer: {
        company: 'Skagen Bryghus A/S',
        name: 'Karen Vester',
        address: 'Havnevej 20',
        zipcode: '9990',
        town: 'Skagen',
        country: 'Danmark',
        cvr: '13748136',
      },
      invoice: false,
      colleague: 'Jonas Bak',
    },
  },
};
