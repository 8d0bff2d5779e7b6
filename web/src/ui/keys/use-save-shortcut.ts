/**
 * useSaveShortcut() — Ctrl or Cmd with Enter saves the form or the dialog one is in. An incomplete form, whose button
 * is closed, marks what it lacks instead.
 */
import { useEffect } from 'react';

const DIALOGS = '[role="dialog"][aria-modal="true"], [role="alertdialog"], dialog[open]';

function submitButtonOf(form: HTMLFormElement): HTMLElement | null {
  const inside = form.querySelector<HTMLElement>('[type="submit"]');
  // A dialog's button is in its footer and refers to the form.
  return inside ?? document.querySelector<HTMLElement>(`[type="submit"][form="${form.id}"]`);
}

/**
 * The button that saves: the one that the topmost dialog or the page marks by `data-save`, which saves
 * more than a form in it, else that of the form with the focus, else of the dialog's form. A click on
 * it cannot save twice, since it is disabled meanwhile.
 */
function saveButton(): HTMLElement | null {
  const dialog = [...document.querySelectorAll<HTMLElement>(DIALOGS)].at(-1);
  const scope = dialog ?? document.querySelector('main');
  const marked = [...(scope?.querySelectorAll<HTMLElement>('[data-save]') ?? [])];
  // A form may have one button for wide screens and one for narrow ones.
  const own = marked.find((one) => one.checkVisibility());
  if (own !== undefined) return own;
  const focused = document.activeElement?.closest('form');
  const isInDialog = dialog === undefined || (focused && dialog.contains(focused));
  const form = isInDialog ? focused : dialog.querySelector('form');
  return form ? submitButtonOf(form) : null;
}

/** A closed button is not clicked, but its form says what it lacks (`Form`). While it saves, nothing happens. */
function press(button: HTMLElement): void {
  const isClosed = button instanceof HTMLButtonElement && button.matches(':disabled');
  if (!isClosed) button.click();
  else if (button.dataset['loading'] === undefined) button.form?.requestSubmit();
}

export function useSaveShortcut(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat } = event;
      if (key !== 'Enter' || !(ctrlKey || metaKey) || altKey || shiftKey || isComposing) return;
      const button = saveButton();
      if (button === null) return;
      event.preventDefault();
      // Before a field's own handler of Enter, which would add a line or submit as well.
      event.stopPropagation();
      if (!repeat) press(button);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
