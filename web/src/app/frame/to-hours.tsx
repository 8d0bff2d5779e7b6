// Default export: loaded where the code of a screen is missing.
import { Button } from '@mantine/core';

import { useSession } from '../../api/session/session.ts';
import { paths } from '../../paths.ts';

/** Leads to the one screen that an employee can use without a connection; also where there is no router. */
export default function ToHours() {
  const session = useSession();
  if (session.status !== 'in' || session.user.role !== 'employee') return null;
  return (
    <p style={{ textAlign: 'center' }}>
      <Button component="a" href={paths.timesheet}>
        Registrer timer uden net
      </Button>
    </p>
  );
}
