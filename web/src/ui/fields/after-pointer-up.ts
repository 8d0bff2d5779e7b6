/**
 * Delays what moves the page, such as a field's blur validation or the bar of a lost connection, until
 * the pointer is released. A line that comes or goes between pointerdown and pointerup moves the button
 * away from under the pointer, and the click is lost.
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
