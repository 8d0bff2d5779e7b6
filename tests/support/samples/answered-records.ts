import { companyRoutes } from '@driftig/contracts/company/routes';
import type { sampleIds } from '@driftig/contracts/core/sample';
import type { Route } from '@driftig/contracts/core/route';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import type { UpdatedTypeName } from '@driftig/contracts/records/record-contracts';
import { recordRoutes } from '@driftig/contracts/records/routes';

import { rowOf, type Answer, type MakeThing } from './answered-things.ts';
import type { TestCompany } from '../company/company.ts';
import { makeSamples } from './sample-makers.ts';

/** The sample of each type that update serves, and the list that contains it. */
export const answeredRecords: Readonly<
  Record<UpdatedTypeName, readonly [sample: keyof typeof sampleIds, list: Route]>
> = {
  customers: ['customer', recordRoutes.listCustomers],
  products: ['product', recordRoutes.listProducts],
  productgroups: ['productGroup', recordRoutes.listProductGroups],
  tasks: ['task', recordRoutes.listTasks],
  orders: ['order', recordRoutes.listOrders],
  enquiries: ['enquiry', orderRoutes.listEnquiries],
  receipts: ['receipt', receiptRoutes.listReceipts],
  employees: ['colleague', employeeRoutes.listEmployees],
  departments: ['department', companyRoutes.listDepartments],
};

/** The least of what a record of a type that is created by savenew needs. */
const least: Readonly<Partial<Record<UpdatedTypeName, object>>> = {
  customers: { company: 'Havnens Rederi' },
  products: { name: 'Telt' },
  productgroups: { name: 'Lydpakke' },
  tasks: { name: 'Opstilling' },
  enquiries: { name: 'Bo Krag', date: '2027-03-10' },
};
export const emptiestTypes = Object.keys(least) as UpdatedTypeName[];

export async function createLeast({ owner }: TestCompany, dType: UpdatedTypeName) {
  const { json } = await owner.call(recordRoutes.createRecord, {
    body: { ...least[dType], dType },
  });
  return (json as { id: string }).id;
}

async function createSample(company: TestCompany, type: UpdatedTypeName) {
  const [sample] = answeredRecords[type];
  return (await makeSamples(company, [sample])).get(sample) ?? '';
}

type Make = typeof createLeast;

/** A record as data/{id} answers it. */
export const record =
  (type: UpdatedTypeName, byId: boolean, make: Make = createSample): MakeThing =>
  async (company) => {
    const { owner } = company;
    const id = await make(company, type);
    return {
      read: async () =>
        (await owner.call(recordRoutes.getRecord, { params: { type, id } })).json as Answer,
      by: owner,
      sent: (answer) => ({ ...(byId ? {} : { params: { id } }), body: answer }),
    };
  };

/** A record as its list answers it, with the type beside it. */
export const listedRecord =
  (dType: UpdatedTypeName): MakeThing =>
  async (company) => {
    const { owner } = company;
    const id = await createSample(company, dType);
    const [, list] = answeredRecords[dType];
    return {
      read: () => rowOf(owner, list, (row) => row['id'] === id),
      by: owner,
      sent: (answer) => ({ params: { id }, body: { ...answer, dType } }),
    };
  };
