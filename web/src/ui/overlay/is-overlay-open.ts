const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether something lies above the page that takes Esc itself. */
export const isOverlayOpen = (): boolean => document.querySelector(overlays) !== null;
