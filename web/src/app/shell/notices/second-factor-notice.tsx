import { formatDate } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { useUser } from '../../../api/session/session.ts';
import { paths } from '../../../paths.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';

/** Says to a manager of a new company from when they need two-step login. One notice at a time is enough. */
export function SecondFactorNotice() {
  const { secondFactorFrom, company, role } = useUser();
  if (secondFactorFrom === '' || (company.emailUnconfirmed && role === 'owner')) return null;
  return (
    <NoticeBar
      quiet
      icon={IconShieldLock}
      action={
        <Button component={Link} to={paths.profile} size="compact-sm">
          Slå til nu
        </Button>
      }
    >
      Fra {formatDate(secondFactorFrom)} skal ejere og administratorer logge ind i to trin. Det
      beskytter oplysninger om kunder, kolleger og penge.
    </NoticeBar>
  );
}
