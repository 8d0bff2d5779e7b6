import { exportRoutes } from './exports.ts';
import { voucherCodeRoutes } from './voucher-code.ts';

export const exchangeRoutes = {
  ...exportRoutes,
  ...voucherCodeRoutes,
};
