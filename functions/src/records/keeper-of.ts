import type {
  createdTypes,
  deletableTypes,
  readTypes,
  updatedTypes,
} from '@driftig/contracts/records/record-calls';

import { departmentKeeper } from './department-keeper.ts';
import { describedKeeper } from './described-keeper.ts';
import { employeeKeeper } from './employee-keeper.ts';
import { completeHours, keepOrdered } from './fill-in.ts';
import { invoiceKeeper } from './invoice-keeper.ts';
import type { Editor, Maker, Reader, Remover } from './keeper.ts';
import { orderKeeper } from './order-keeper.ts';
import { receiptKeeper } from './receipt-keeper.ts';

type Keepers = Record<(typeof readTypes)[number], Reader> &
  Record<(typeof createdTypes)[number], Maker> &
  Record<(typeof updatedTypes)[number], Editor> &
  Record<(typeof deletableTypes)[number], Remover>;

/** Who keeps the records of each type: its description alone, or a rule of its own. */
export const keepers: Readonly<Keepers> = {
  customers: describedKeeper('customers'),
  products: describedKeeper('products'),
  tasks: describedKeeper('tasks'),
  employeeshours: describedKeeper('employeeshours', completeHours),
  enquiries: describedKeeper('enquiries', keepOrdered),
  orders: orderKeeper,
  receipts: receiptKeeper,
  invoices: invoiceKeeper,
  employees: employeeKeeper,
  departments: departmentKeeper,
};
