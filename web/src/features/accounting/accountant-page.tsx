import { IconReceipt2 } from '@tabler/icons-react';

import { paths } from '../../paths.ts';
import { Page } from '../../ui/layout/page.tsx';
import classes from './accounting.module.css';
import { Shortcut } from './shortcut.tsx';
import { texts } from './texts.ts';

/** The dashboard of bookkeeping (product B23). */
export default function AccountantPage() {
  return (
    <Page title={texts.title} purpose={texts.purpose}>
      <nav className={classes.shortcuts} aria-label={texts.shortcuts}>
        <Shortcut icon={IconReceipt2} label={texts.receipts} to={paths.receipts} />
      </nav>
    </Page>
  );
}
