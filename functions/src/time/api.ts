import { timeRoutes } from '@driftig/contracts/time/routes';

import { serve } from '../pipeline/serve.ts';
import { copyTimeReports } from './copy-time-reports.ts';
import { countDeviations } from './count-deviations.ts';
import { countTimeReports } from './count-time-reports.ts';
import { createProject } from './create-project.ts';
import { createTimeReport } from './create-time-report.ts';
import { decideTimeReport } from './decide-time-report.ts';
import { decideTimeReports } from './decide-time-reports.ts';
import { deleteTimeReport } from './delete-time-report.ts';
import { discardTimer } from './discard-timer.ts';
import { getFlexBalance } from './get-flex-balance.ts';
import { getHoursByMonth } from './get-hours-by-month.ts';
import { getHoursOverview } from './get-hours-overview.ts';
import { getOwnTimeSummary } from './get-own-time-summary.ts';
import { getRegister } from './get-register.ts';
import { getTimeReportHistory } from './get-time-report-history.ts';
import { getTimeSettings } from './get-time-settings.ts';
import { getTimeTerms } from './get-time-terms.ts';
import { getTimer } from './get-timer.ts';
import { listDeviations } from './list-deviations.ts';
import { listHoursOfPeriod } from './list-hours-of-period.ts';
import { listInternalProjects } from './list-internal-projects.ts';
import { listInvoiceableHours } from './list-invoiceable-hours.ts';
import { listOrderProjects } from './list-order-projects.ts';
import { listOwnInternalProjects } from './list-own-internal-projects.ts';
import { listOwnOrderProjects } from './list-own-order-projects.ts';
import { listOwnTimeReports } from './list-own-time-reports.ts';
import { listTimeEmployees } from './list-time-employees.ts';
import { listTimeReports } from './list-time-reports.ts';
import { noteDeviation } from './note-deviation.ts';
import { previewCopy } from './preview-copy.ts';
import { saveTimeTerms } from './save-time-terms.ts';
import { startTimer } from './start-timer.ts';
import { stopTimer } from './stop-timer.ts';
import { updateProject } from './update-project.ts';
import { updateTimeReport } from './update-time-report.ts';
import { updateTimeSettings } from './update-time-settings.ts';

export const handler = serve(timeRoutes, {
  listTimeReports,
  listHoursOfPeriod,
  getHoursByMonth,
  getHoursOverview,
  listOwnTimeReports,
  countDeviations,
  countTimeReports,
  listOrderProjects,
  listInternalProjects,
  createProject,
  updateProject,
  listOwnOrderProjects,
  listOwnInternalProjects,
  getTimeSettings,
  updateTimeSettings,
  getFlexBalance,
  getOwnTimeSummary,
  getTimeTerms,
  saveTimeTerms,
  listDeviations,
  noteDeviation,
  getTimer,
  startTimer,
  stopTimer,
  discardTimer,
  getRegister,
  getTimeReportHistory,
  listTimeEmployees,
  createTimeReport,
  updateTimeReport,
  deleteTimeReport,
  previewCopy,
  copyTimeReports,
  decideTimeReport,
  decideTimeReports,
  listInvoiceableHours,
});
