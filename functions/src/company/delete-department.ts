import type { companyRoutes } from '@driftig/contracts/company/routes';
import { groupEndedEvent } from '@driftig/domain/chat/channel';
import { assertMayDeleteDepartment } from '@driftig/domain/company/department';

import type { Handler } from '../pipeline/handler.ts';
import { departmentDeleted } from './texts.ts';

/** `isFirst` of the input is ignored: whether it is the last one is read from the company. */
export const deleteDepartment: Handler<typeof companyRoutes.deleteDepartment> = async ({
  input,
  store,
}) => {
  const { id } = input.body;
  const [department, company] = await Promise.all([store.departments.get(id), store.company.get()]);
  assertMayDeleteDepartment(department, company.departmentCount);
  await store.commit({
    writes: store.departments.remove(department),
    audit: {
      action: 'company.departmentDeleted',
      subject: `department ${id}`,
      changes: { name: department.name },
    },
    outbox: [groupEndedEvent({ kind: 'department', departmentId: id })],
  });
  return { message: departmentDeleted(department.name) };
};
