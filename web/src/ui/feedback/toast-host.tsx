// Default export: loaded lazily by UiProvider. Toasts are shown by this module, too: it is loaded
// before the first one, so that a lost connection can be shown.
import { Notifications, useNotifications } from '@mantine/notifications';

export { notifications } from '@mantine/notifications';

import classes from './toast.module.css';
import { useToastFloor } from './use-toast-floor.ts';

const position = 'bottom-right';

export default function ToastHost() {
  const { notifications: shown } = useNotifications();
  useToastFloor(`.${classes.host ?? ''}[data-position='${position}']`, shown.length > 0);
  return (
    <Notifications
      position={position}
      containerWidth={400}
      transitionDuration={120}
      className={classes.host ?? ''}
    />
  );
}
