import { routesOf } from '../core/route.ts';
import { version } from '../records/record-schemas.ts';
import { id, message, request } from '../wire/wire.ts';
import { orderStatus } from './order-status.ts';

export const orderStatusRoutes = routesOf('orders', {
  changeOrderStatus: {
    method: 'POST',
    path: '/upd/updateOrdereChange',
    access: 'manager',
    summary: 'Sætter en ordres status',
    changes: [
      'listOrders',
      'listCustomerOrders',
      'getOrderOverview',
      // A cancelled order takes no invoice.
      'listMergeableOrders',
      'listHistory',
      'getDashboard',
      'getOrdersByMonth',
      // A cancelled order frees its people.
      'planning',
      'calendar',
    ],
    body: request({ id, invoicechose: orderStatus, version }, { invoicechose: 'status' }),
    response: message,
    errors: ['not_found', 'conflict'],
  },
});
