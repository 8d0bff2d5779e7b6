import type { CompanySettings } from '@driftig/contracts/company/settings';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';

import { useUser } from '../../../api/session/session.ts';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { fieldTexts, texts } from '../texts.ts';
import classes from './settings.module.css';

const RenameDialog = lazyWhenIdle(() => import('./rename-dialog.tsx'));

interface NameRowProps {
  /** The settings as they are now, not as the form was opened with. */
  newest: CompanySettings;
  /** The first setup has no other dialog above it. */
  isSetup: boolean;
}

/** The company's name, which its owner changes in a dialog of its own. */
export function NameRow({ newest, isSetup }: NameRowProps) {
  const isOwner = useUser().role === 'owner';
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.row}>
      <span className={classes.label}>{fieldTexts.companyName.label}</span>
      <span className={classes.help}>
        {fieldTexts.companyName.help}
        {isOwner ? null : ` ${texts.renamedByOwner}`}
      </span>
      <div className={classes.name}>
        <span className={classes.fixed}>{newest.companyName}</span>
        {isOwner && !isSetup ? (
          <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
            {texts.rename}
          </Button>
        ) : null}
      </div>
      {open ? (
        <Suspense>
          <RenameDialog newest={newest} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
