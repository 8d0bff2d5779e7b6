import { employeeRoutes } from '@driftig/contracts/employees/routes';

import { serve } from '../pipeline/serve.ts';
import { changeBookkeeping } from './change-bookkeeping.ts';
import { changeDepartment } from './change-department.ts';
import { changeLoginAllowed } from './change-login-allowed.ts';
import { changeRole } from './change-role.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { getProfile } from './get-profile.ts';
import { inviteEmployee } from './invite-employee.ts';
import { listColleagues } from './list-colleagues.ts';
import { listEmployeeNames } from './list-employee-names.ts';
import { listEmployees } from './list-employees.ts';
import { reactivateEmployee } from './reactivate-employee.ts';
import { removePicture } from './remove-picture.ts';
import { resendInvitation } from './resend-invitation.ts';
import { showPicture } from './show-picture.ts';
import { updateProfile } from './update-profile.ts';
import { uploadPicture } from './upload-picture.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export const handler = serve(employeeRoutes, {
  listEmployees,
  listEmployeeNames,
  listColleagues,
  inviteEmployee,
  resendInvitation,
  withdrawInvitation,
  changeLoginAllowed,
  changeDepartment,
  changeRole,
  changeBookkeeping,
  deactivateEmployee,
  reactivateEmployee,
  getProfile,
  updateProfile,
  uploadPicture,
  removePicture,
  showPicture,
});
