import type { deletableTypes, readTypes, savedTypes } from '@driftig/contracts/record-own-types';

import { departmentKeeper } from './department-keeper.ts';
import { describedKeeper } from './described-keeper.ts';
import { employeeKeeper } from './employee-keeper.ts';
import { completeHours, knownOrder } from './fill-in.ts';
import { invoiceKeeper } from './invoice-keeper.ts';
import type { Reader, Remover, Saver } from './keeper.ts';
import { orderKeeper } from './order-keeper.ts';

type Keepers = Record<(typeof readTypes)[number], Reader> &
  Record<(typeof savedTypes)[number], Saver> &
  Record<(typeof deletableTypes)[number], Remover>;

/** Who keeps the records of each type: its description alone, or a rule of its own. */
export const keepers: Readonly<Keepers> = {
  customers: describedKeeper('customers'),
  products: describedKeeper('products'),
  tasks: describedKeeper('tasks'),
  employeeshours: describedKeeper('employeeshours', completeHours),
  enquiries: describedKeeper('enquiries', knownOrder),
  orders: orderKeeper,
  invoices: invoiceKeeper,
  employees: employeeKeeper,
  departments: departmentKeeper,
};
