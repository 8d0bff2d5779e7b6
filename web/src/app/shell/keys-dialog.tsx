// Default export: loaded lazily by ShortcutKeys.
import { Kbd, Switch } from '@mantine/core';

import { Dialog } from '../../ui/overlay/dialog.tsx';
import classes from './keys-dialog.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const command = isMac ? '⌘' : 'Ctrl';

const keys: readonly { readonly press: readonly string[]; readonly does: string }[] = [
  { press: [command, 'K'], does: 'Søg overalt' },
  { press: [command, 'Enter'], does: 'Gem formularen eller dialogen' },
  { press: ['Esc'], does: 'Luk dialogen eller menuen' },
  { press: ['Alt', '↓'], does: 'Åbn kalenderen i et datofelt' },
  { press: ['Enter'], does: 'Tilføj linjen på en faktura' },
  { press: ['?'], does: 'Vis denne liste' },
];

interface KeysDialogProps {
  onClose: () => void;
  /** Whether `?` opens this list. A key without Ctrl must be possible to switch off (WCAG 2.1.4). */
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** The keyboard shortcuts that exist. */
export default function KeysDialog({ onClose, isOn, onSwitch }: KeysDialogProps) {
  return (
    <Dialog opened onClose={onClose} title="Tastaturgenveje" size={480}>
      <dl className={classes.keys}>
        {keys.map(({ press, does }) => (
          <div key={does} className={classes.row}>
            <dt>{does}</dt>
            <dd className={classes.press}>
              {press.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        className={classes.choice ?? ''}
        label="Åbn listen med ?"
        checked={isOn}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
    </Dialog>
  );
}
