import * as z from 'zod';

import { invitationSpecs, personErrors, personId } from './invitations.ts';
import { pictureRoutes } from './picture.ts';
import { profileSpecs } from './profile.ts';
import { recordChanges } from '../records/record-changes.ts';
import { employees, roles } from '../records/types/employees.ts';
import { codesOf } from '../records/choice-codes.ts';
import { recordRow, versioned } from '../records/record-schemas.ts';
import { routesOf } from '../core/route.ts';
import {
  blankable,
  codedEnum,
  flag,
  id,
  message,
  pageQuery,
  request,
  response,
  yesOrNo,
} from '../wire/wire.ts';

const role = codedEnum(codesOf(roles), 'Ukendt rolle.');

/** A row of /myteam; `department` and `role` are for reading, the ids for changing. */
export const employeeRow = recordRow(employees, versioned);
export type EmployeeRow = z.output<typeof employeeRow>;

export const employeeRoutes = routesOf('employees', {
  listEmployees: {
    method: 'GET',
    path: '/emplo/employees',
    access: 'manager',
    summary: 'Medarbejdere og inviterede, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(employeeRow),
  },
  listEmployeeNames: {
    method: 'GET',
    path: '/api/all-employees',
    access: 'member',
    summary: 'Medarbejdere som id og navn',
    response: z.array(z.object({ id, name: z.string() })),
  },
  listColleagues: {
    method: 'GET',
    path: '/emplo/colleagues',
    access: 'member',
    summary: 'Kolleger med afdeling og telefon, til at læse',
    response: z.array(
      response(
        {
          id,
          name: z.string(),
          department: z.string(),
          phone: z.string(),
          mobile: z.string(),
          haspicture: flag,
        },
        { haspicture: 'hasPicture' },
      ),
    ),
  },
  changeLoginAllowed: {
    method: 'POST',
    path: '/emplo/updateLoginAllowed',
    access: 'manager',
    summary: 'Åbner eller lukker for en medarbejders login',
    changes: recordChanges.employees,
    body: request(
      { dType: z.literal('employees').optional(), id, chose: yesOrNo },
      { dType: 'type', chose: 'loginAllowed' },
    ),
    response: message,
    errors: [...personErrors, 'last_owner'],
  },
  changeDepartment: {
    method: 'POST',
    path: '/emplo/updateDepartmentChange',
    access: 'manager',
    summary: 'Flytter en medarbejder til en anden afdeling',
    changes: recordChanges.employees,
    body: request({ departmentid: blankable(id), id }, { departmentid: 'departmentId' }),
    response: message,
    errors: personErrors,
  },
  changeRole: {
    method: 'POST',
    path: '/emplo/updateRole',
    access: 'manager',
    summary: 'Ændrer en medarbejders rolle',
    changes: recordChanges.employees,
    body: request({ id, roleid: role }, { roleid: 'role' }),
    response: message,
    errors: [...personErrors, 'last_owner'],
  },
  changeBookkeeping: {
    method: 'POST',
    path: '/emplo/updateAllowedRecipes',
    access: 'owner',
    summary: 'Giver eller fratager en leder adgang til bilag og regnskab',
    changes: recordChanges.employees,
    body: request({ id, chose: yesOrNo }, { chose: 'bookkeeping' }),
    response: message,
    errors: personErrors,
  },
  deactivateEmployee: {
    method: 'POST',
    path: '/emplo/deactivate',
    access: 'manager',
    summary: 'Gør en medarbejder inaktiv; alt, hvad der er registreret, bliver',
    changes: recordChanges.employees,
    body: personId,
    response: message,
    errors: [...personErrors, 'last_owner'],
  },
  reactivateEmployee: {
    method: 'POST',
    path: '/emplo/reactivate',
    access: 'manager',
    plan: 'users',
    summary: 'Gør en inaktiv medarbejder aktiv igen',
    changes: recordChanges.employees,
    body: personId,
    response: message,
    errors: [...personErrors, 'plan_limit'],
  },
  ...invitationSpecs,
  ...profileSpecs,
  ...pictureRoutes,
});
