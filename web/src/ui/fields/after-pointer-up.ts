/**
 * Delays a field's blur validation until the pointer is released. An error message that appears
 * between pointerdown and pointerup moves the button away from under the pointer, and the click is
 * lost.
 */
const pendingTasks = new Set<() => void>();
let isPointerDown = false;
let listening = false;

function onPointerUp(): void {
  isPointerDown = false;
  // The click event comes after pointerup.
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
