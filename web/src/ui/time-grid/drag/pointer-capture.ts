import classes from './ghost.module.css';

/** Sends the pointer to an element of its own; removing that releases it. */
export function catchPointer(grid: HTMLElement, pointerId: number, isResize: boolean): HTMLElement {
  const catcher = document.createElement('div');
  catcher.className = classes.catcher ?? '';
  if (isResize) catcher.dataset['resizes'] = 'true';
  grid.append(catcher);
  catcher.setPointerCapture(pointerId);
  return catcher;
}

/** The click that follows a drag must not open what was dragged. */
export function suppressClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
}
