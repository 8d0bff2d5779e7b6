/**
 * A field that is left because something is pressed would show its error at once, and push what is
 * being pressed away from under the pointer: the click is lost. So leaving waits for the release.
 */
const pendingTasks = new Set<() => void>();
let isPointerDown = false;
let listening = false;

function onPointerUp(): void {
  isPointerDown = false;
  // The click itself comes after the release.
  setTimeout(() => {
    const tasks = [...pendingTasks];
    pendingTasks.clear();
    for (const task of tasks) task();
  });
}

export function trackPointer(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('pointerdown', () => (isPointerDown = true), { capture: true });
  window.addEventListener('pointerup', onPointerUp, { capture: true });
  window.addEventListener('pointercancel', onPointerUp, { capture: true });
}

export function afterPointerUp(task: () => void): void {
  if (isPointerDown) pendingTasks.add(task);
  else task();
}
