import { companyRoutes } from '@driftig/contracts/company/routes';

import { serve } from '../pipeline/serve.ts';
import { deleteDepartment } from './delete-department.ts';
import { getCompanySettings } from './get-company-settings.ts';
import { getCurrency } from './get-currency.ts';
import { getFirstTimeCompany } from './get-first-time-company.ts';
import { getFirstTimeUser } from './get-first-time-user.ts';
import { listDepartments } from './list-departments.ts';
import { listRoles } from './list-roles.ts';
import { saveFirstTimeUser } from './save-first-time-user.ts';
import { updateCompanySettings } from './update-company-settings.ts';
import { changePlan } from './change-plan.ts';
import { getPlan } from './get-plan.ts';
import { removeLogo } from './remove-logo.ts';
import { requestPlan } from './request-plan.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import { showLogo } from './show-logo.ts';
import { uploadLogo } from './upload-logo.ts';

export const handler = serve(companyRoutes, {
  getCompanySettings,
  updateCompanySettings,
  getCurrency,
  getFirstTimeUser,
  getFirstTimeCompany,
  saveFirstTimeUser,
  getPlan,
  changePlan,
  requestPlan,
  requireSecondFactor,
  uploadLogo,
  removeLogo,
  showLogo,
  listDepartments,
  deleteDepartment,
  listRoles,
});
