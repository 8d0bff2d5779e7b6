import { exportRoutes } from './exports.ts';
import { importRoutes } from './imports.ts';
import { voucherCodeRoutes } from './voucher-code.ts';

export const exchangeRoutes = {
  ...exportRoutes,
  ...importRoutes,
  ...voucherCodeRoutes,
};
