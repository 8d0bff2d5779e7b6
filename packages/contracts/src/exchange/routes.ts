import { exportRoutes } from './exports.ts';

export const exchangeRoutes = {
  ...exportRoutes,
};
