import { SETTINGS_PARAM } from '../../../paths.ts';
import { useDialogLeaveGuard } from '../../../ui/unsaved-changes/use-dialog-leave-guard.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { asSection } from './settings-values.ts';
import type { SettingsSection } from './settings-values.ts';

interface OpenSettingsProps {
  tab: string;
  onTab: (tab: SettingsSection) => void;
  onClose: () => void;
}

/** The settings dialog when the user has opened it, as opposed to the first setup. */
export default function OpenSettings({ tab, onTab, onClose }: OpenSettingsProps) {
  const { leaves, close } = useDialogLeaveGuard(SETTINGS_PARAM, onClose);
  return (
    <SettingsDialog
      tab={asSection(tab)}
      onTab={onTab}
      onSaved={close}
      onClose={close}
      leaves={leaves}
    />
  );
}
