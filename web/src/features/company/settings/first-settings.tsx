import { useState } from 'react';

import { SettingsDialog } from './settings-dialog.tsx';
import type { SettingsSection } from './settings-values.ts';

/** The settings during the company's first setup. Unmounted by FirstTime once they are saved. */
export default function FirstSettings() {
  const [tab, setTab] = useState<SettingsSection>('company');
  return <SettingsDialog tab={tab} onTab={setTab} onSaved={() => undefined} />;
}
