// Default export: loaded lazily by UiProvider.
import { Notifications } from '@mantine/notifications';

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
