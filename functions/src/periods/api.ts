import { periodRoutes } from '@driftig/contracts/periods/routes';

import { serve } from '../pipeline/serve.ts';
import { closeYear } from './close-year.ts';
import { fileVatPeriod } from './file-vat-period.ts';
import { getYearEnd } from './get-year-end.ts';
import { listPeriods } from './list-periods.ts';
import { openPeriod } from './open-period.ts';
import { postOpeningBalances } from './post-opening-balances.ts';
import { savePeriodSettings } from './save-period-settings.ts';

export const handler = serve(periodRoutes, {
  listPeriods,
  savePeriodSettings,
  fileVatPeriod,
  openPeriod,
  getYearEnd,
  closeYear,
  postOpeningBalances,
});
