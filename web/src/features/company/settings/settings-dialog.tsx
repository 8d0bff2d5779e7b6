import { CloseButton, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { DiscardQuestion } from '../../../ui/overlay/discard-question.tsx';
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts';
import { useIsTopDialog } from '../../../ui/overlay/use-is-top-dialog.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import type { PageLocation } from '../../../ui/unsaved-changes/leave-guards.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { companySettings, readOnce } from '../queries.ts';
import { SettingsForm } from './settings-form.tsx';
import type { SettingsSection } from './settings-values.ts';
import classes from './settings.module.css';
import { texts } from '../texts.ts';

interface SettingsDialogProps {
  tab: SettingsSection;
  onTab: (tab: SettingsSection) => void;
  onSaved: () => void;
  /** Undefined during the first setup, when the dialog can only be saved. */
  onClose?: () => void;
  /** Which navigations close the dialog and discard its changes; for the LeaveGuard. */
  leaves?: (from: PageLocation, to: PageLocation) => boolean;
}

export function SettingsDialog({ tab, onTab, onSaved, onClose, leaves }: SettingsDialogProps) {
  const phone = usePhone();
  useReturnFocus(true);
  const { ref, isOnTop } = useIsTopDialog(true);
  const { data, error, refetch } = useQuery({ ...companySettings, ...(onClose ? {} : readOnce) });
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const requestClose = onClose && (() => (dirty ? setAsking(true) : onClose()));
  const closeButton = requestClose ? (
    <CloseButton size="lg" aria-label="Luk" onClick={requestClose} />
  ) : null;
  const settings = data?.[0];
  return (
    <>
      <Modal
        ref={ref}
        opened
        onClose={() => isOnTop() && requestClose?.()}
        closeOnEscape={requestClose !== undefined}
        closeOnClickOutside={requestClose !== undefined}
        withCloseButton={false}
        returnFocus={false}
        size={880}
        padding={0}
        fullScreen={phone}
        classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      >
        {settings ? (
          <SettingsForm
            settings={settings}
            tab={tab}
            onTab={onTab}
            onDirty={setDirty}
            onSaved={onSaved}
            onCancel={onClose}
            closeButton={closeButton}
          />
        ) : (
          <div className={classes.waiting}>
            <div className={classes.head}>
              <Modal.Title className={classes.title ?? ''}>{texts.settings}</Modal.Title>
              {closeButton}
            </div>
            {error ? (
              <ErrorState
                title={texts.loadFailed}
                text=""
                errorId={errorIdOf(error)}
                onRetry={() => void refetch()}
              />
            ) : (
              <SkeletonRows />
            )}
          </div>
        )}
      </Modal>
      {asking ? (
        <DiscardQuestion
          onStay={() => setAsking(false)}
          onDiscard={() => onClose?.()}
          title={texts.discard}
        />
      ) : null}
      {/* After the dialog, so that its confirmation is on top. */}
      {leaves ? <LeaveGuard when={dirty} leaves={leaves} /> : null}
    </>
  );
}
