import { vacationRoutes } from '@driftig/contracts/vacation/routes';

import { serve } from '../pipeline/serve.ts';
import { applyForAbsence } from './apply-for-absence.ts';
import { cancelVacation } from './cancel-vacation.ts';
import { countAbsences } from './count-absences.ts';
import { decideAbsence } from './decide-absence.ts';
import { deleteAbsence } from './delete-absence.ts';
import { editAbsence } from './edit-absence.ts';
import { endAbsence } from './end-absence.ts';
import { getHolidayAccount } from './get-holiday-account.ts';
import { getHolidayBalance } from './get-holiday-balance.ts';
import { listAbsenceEntries } from './list-absence-entries.ts';
import { listAbsences } from './list-absences.ts';
import { listAbsentPeople } from './list-absent-people.ts';
import { listOwnAbsences } from './list-own-absences.ts';
import { listShiftsDuring } from './list-shifts-during.ts';
import { requestVacation } from './request-vacation.ts';
import { saveHolidayAccount } from './save-holiday-account.ts';
import { updateAbsence } from './update-absence.ts';

export const handler = serve(vacationRoutes, {
  listAbsenceEntries,
  listAbsences,
  listOwnAbsences,
  listAbsentPeople,
  countAbsences,
  listShiftsDuring,
  getHolidayBalance,
  getHolidayAccount,
  saveHolidayAccount,
  decideAbsence,
  editAbsence,
  applyForAbsence,
  updateAbsence,
  endAbsence,
  deleteAbsence,
  requestVacation,
  cancelVacation,
});
