import { Alert, Button } from '@mantine/core';

import { useUser } from '../../api/session/session.ts';
import { SETTINGS_PARAM } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useSetParam } from '../../ui/url/use-set-param.ts';
import classes from './plan-limit.module.css';
import { texts } from './texts.ts';

/** Opens the plans in the settings dialog; the current screen keeps its state. */
const useOpenPlans = () => useSetParam(SETTINGS_PARAM, 'plan');

function Explanation({ message }: { message: string }) {
  const { role } = useUser();
  return role === 'owner' ? message : `${message} ${texts.onlyOwnersChangePlan}`;
}

/** Says that the plan has no room for more users, with a button to the plans. */
export function PlanLimitAlert({ message }: { message: string }) {
  const openPlans = useOpenPlans();
  return (
    <Alert color="amber" role="alert" title={texts.planFull}>
      <p className={classes.text}>
        <Explanation message={message} />
      </p>
      <Button onClick={openPlans}>{texts.seePlans}</Button>
    </Alert>
  );
}

interface PlanLimitDialogProps {
  message: string;
  onClose: () => void;
}

/** The same as a dialog, for changes made in the list. */
export function PlanLimitDialog({ message, onClose }: PlanLimitDialogProps) {
  const openPlans = useOpenPlans();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={openPlans}
      title={texts.planFull}
      confirmLabel={texts.seePlans}
      cancelLabel={texts.close}
    >
      <Explanation message={message} />
    </ConfirmDialog>
  );
}
