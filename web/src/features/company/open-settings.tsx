import { SettingsDialog } from './settings-dialog.tsx';
import { asTab } from './settings-values.ts';
import type { SettingsTab } from './settings-values.ts';

interface OpenSettingsProps {
  tab: string;
  onTab: (tab: SettingsTab) => void;
  onClose: () => void;
}

/** The settings as someone opened them. */
export default function OpenSettings({ tab, onTab, onClose }: OpenSettingsProps) {
  return <SettingsDialog tab={asTab(tab)} onTab={onTab} onSaved={onClose} onClose={onClose} />;
}
