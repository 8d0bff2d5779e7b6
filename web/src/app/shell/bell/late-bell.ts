import { whenSettled } from './when-settled.tsx';

const parts = () => import('./bell-parts.ts');

/** The parts of the frame that know of notifications. */
export const Bell = whenSettled(async () => ({ default: (await parts()).Bell }));
export const BellLink = whenSettled(async () => ({ default: (await parts()).BellLink }));
export const UnreadNotifications = whenSettled(async () => ({
  default: (await parts()).UnreadNotifications,
}));
