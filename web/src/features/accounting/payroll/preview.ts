import type { payrollRoutes } from '@driftig/contracts/accounting/payroll';
import type { AnswerOf } from '@driftig/contracts/core/route';

/** The rows of a period, with the settings of the payroll file. */
export type Preview = AnswerOf<typeof payrollRoutes.previewPayroll>;
