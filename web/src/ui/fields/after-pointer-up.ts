/**
 * A field that is left because something is pressed would show its error at once, and push what is
 * being pressed away from under the pointer: the click is lost. So leaving waits for the release.
 */
const waiting = new Set<() => void>();
let pressing = false;
let listening = false;

function release(): void {
  pressing = false;
  // The click itself comes after the release.
  setTimeout(() => {
    const tasks = [...waiting];
    waiting.clear();
    for (const task of tasks) task();
  });
}

export function listenForPresses(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('pointerdown', () => (pressing = true), { capture: true });
  window.addEventListener('pointerup', release, { capture: true });
  window.addEventListener('pointercancel', release, { capture: true });
}

export function afterPress(task: () => void): void {
  if (pressing) waiting.add(task);
  else task();
}
