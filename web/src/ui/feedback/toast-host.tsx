// Default export: loaded lazily by UiProvider. Toasts are shown by this module, too: it is there before
// the first, so that a lost connection can be told of.
import { Notifications } from '@mantine/notifications';

export { notifications } from '@mantine/notifications';

import classes from './toast.module.css';

export default function ToastHost() {
  return (
    <Notifications
      position="bottom-right"
      containerWidth={400}
      transitionDuration={120}
      className={classes.host ?? ''}
    />
  );
}
