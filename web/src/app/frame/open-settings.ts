import { loadable } from '../../ui/loading/loadable.tsx';

/** The settings dialog, whose code is fetched when the pointer is over the button. */
export const OpenSettings = loadable(
  () => import('../../features/company/settings/open-settings.tsx'),
);
