import type { Screen } from '../screen.ts';

/** A screen that is not built yet, whose page says what it will be. */
export const coming = (screen: Omit<Screen, 'page' | 'coming'>): Screen => ({
  ...screen,
  page: () => import('./coming-page.tsx'),
  coming: true,
});
