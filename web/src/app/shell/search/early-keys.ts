/** Keys that are typed after the search was asked for and before its field has the focus. */
export interface EarlyKeys {
  /** Stops listening; the text that was typed. */
  readonly take: () => string;
}

const capturing = { capture: true };

/** A letter, a digit or a sign. AltGr, which writes '@' on a Danish keyboard, also reports Ctrl and Alt on Windows. */
function isTyped(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey } = event;
  const isCommand = (ctrlKey || altKey || metaKey) && !event.getModifierState('AltGraph');
  return [...key].length === 1 && !isCommand;
}

/**
 * Keeps what is typed while the search is on its way, which goes to no other field and presses no button meanwhile.
 * Escape calls `onEscape`, and a press of the pointer ends it, in case the search cannot be loaded.
 */
export function keepEarlyKeys(page: Window, onEscape: () => void): EarlyKeys {
  const typed: string[] = [];
  const end = () => {
    page.removeEventListener('keydown', onKeyDown, capturing);
    page.removeEventListener('pointerdown', end, capturing);
  };
  const act: Readonly<Record<string, () => void>> = {
    Backspace: () => void typed.pop(),
    Enter: () => undefined,
    Escape: () => {
      end();
      onEscape();
    },
  };
  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (isTyped(event)) typed.push(event.key);
    else if (act[event.key] === undefined) return;
    else act[event.key]?.();
    event.preventDefault();
    event.stopPropagation();
  }
  page.addEventListener('keydown', onKeyDown, capturing);
  page.addEventListener('pointerdown', end, capturing);
  return {
    take: () => {
      end();
      return typed.splice(0).join('');
    },
  };
}
