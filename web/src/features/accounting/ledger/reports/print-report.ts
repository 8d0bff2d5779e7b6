/**
 * Prints a PDF by a frame that is not seen. It stays until the next one is printed, as browsers read it while
 * their dialog is open.
 */
export function printReport(bytes: Uint8Array): void {
  removeLast();
  const frame = document.createElement('iframe');
  frame.dataset['print'] = '';
  frame.title = 'Udskrift';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // Not `hidden`: a browser loads no viewer, and so prints nothing, where there is no box.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  frame.addEventListener('load', () => frame.contentWindow?.print(), { once: true });
  frame.src = URL.createObjectURL(new Blob([bytes.slice()], { type: 'application/pdf' }));
  document.body.append(frame);
}

function removeLast(): void {
  const last = document.querySelector<HTMLIFrameElement>('iframe[data-print]');
  if (last === null) return;
  URL.revokeObjectURL(last.src);
  last.remove();
}
