import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import classes from './receipt-mail.module.css';
import { texts } from './texts.ts';

const ReceiptMailDialog = lazyWhenIdle(() => import('./receipt-mail-dialog.tsx'));

/** Opens the address that receipts are mailed to. */
export function ReceiptMailButton() {
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes.opener}>
      <Button
        variant="subtle"
        leftSection={<IconMail size={18} stroke={1.6} />}
        onClick={() => setOpened(true)}
      >
        {texts.title}
      </Button>
      {opened ? (
        <LazyBoundary>
          <Suspense>
            <ReceiptMailDialog onClose={() => setOpened(false)} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </div>
  );
}
