import { accountingRoutes } from '@driftig/contracts/accounting/routes';

import { serve } from '../pipeline/serve.ts';
import { adoptPublicChart } from './adopt-public-chart.ts';
import { createAccount } from './create-account.ts';
import { deleteAccountingDraft } from './delete-accounting-draft.ts';
import { deleteAccount } from './delete-account.ts';
import { listAccountingDepartments } from './list-accounting-departments.ts';
import { listAccountingEmployees } from './list-accounting-employees.ts';
import { getDraftInfo } from './get-draft-info.ts';
import { listAccountingDrafts } from './list-accounting-drafts.ts';
import { listDraftExpenses } from './list-draft-expenses.ts';
import { listDraftReceipts } from './list-draft-receipts.ts';
import { saveAccountingDraft } from './save-accounting-draft.ts';
import { saveDraftFile } from './save-draft-file.ts';
import { showDraftFile } from './show-draft-file.ts';
import { listAccounts } from './list-accounts.ts';
import { listBilagTypes } from './list-bilag-types.ts';
import { updateAccount } from './update-account.ts';
import { listAccountingReceipts } from './list-accounting-receipts.ts';
import { uploadVoucher } from './upload-voucher.ts';
import { editVoucher } from './edit-voucher.ts';
import { decideVoucher } from './decide-voucher.ts';
import { deleteVoucher } from './delete-voucher.ts';
import { getReceiptInfo } from './get-receipt-info.ts';
import { showVoucher } from './show-voucher.ts';
import { getReceiptAddress } from './get-receipt-address.ts';
import { renewReceiptAddress } from './renew-receipt-address.ts';
import { listTrips } from './list-trips.ts';
import { createTrip } from './create-trip.ts';
import { deleteTrip } from './delete-trip.ts';
import { listExpenses } from './list-expenses.ts';
import { createExpense } from './create-expense.ts';
import { getSpending } from './get-spending.ts';
import { decideExpense } from './decide-expense.ts';
import { listAllowances } from './list-allowances.ts';
import { decideAllowance } from './decide-allowance.ts';
import { listOwnAllowances } from './list-own-allowances.ts';
import { getMileageForm } from './get-mileage-form.ts';
import { createDrive } from './create-drive.ts';
import { createDiet } from './create-diet.ts';
import { withdrawAllowance } from './withdraw-allowance.ts';
import { previewPayroll } from './preview-payroll.ts';
import { savePayrollSettings } from './save-payroll-settings.ts';
import { exportPayroll } from './export-payroll.ts';

export const handler = serve(accountingRoutes, {
  listAccountingDepartments,
  listAccountingEmployees,
  listBilagTypes,
  listAccounts,
  createAccount,
  updateAccount,
  deleteAccount,
  adoptPublicChart,
  listAccountingDrafts,
  saveAccountingDraft,
  saveDraftFile,
  deleteAccountingDraft,
  getDraftInfo,
  listDraftReceipts,
  listDraftExpenses,
  showDraftFile,
  listAccountingReceipts,
  uploadVoucher,
  editVoucher,
  decideVoucher,
  deleteVoucher,
  getReceiptInfo,
  showVoucher,
  getReceiptAddress,
  renewReceiptAddress,
  listTrips,
  createTrip,
  deleteTrip,
  listExpenses,
  createExpense,
  decideExpense,
  getSpending,
  listAllowances,
  decideAllowance,
  listOwnAllowances,
  getMileageForm,
  createDrive,
  createDiet,
  withdrawAllowance,
  previewPayroll,
  savePayrollSettings,
  exportPayroll,
});
