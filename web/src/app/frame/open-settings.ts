import { loadable } from '../../ui/loading/loadable.tsx';

/** The settings dialog, whose code is fetched when somebody points at the button. */
export const OpenSettings = loadable(
  () => import('../../features/company/settings/open-settings.tsx'),
);
