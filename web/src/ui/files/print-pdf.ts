import { isIos } from '../layout/is-ios.ts';
import { downloadFile } from './download-file.ts';
import { shareFile } from './share-file.ts';

const type = 'application/pdf';

/**
 * Prints a PDF by a frame that is not seen; an iPhone prints by its share sheet, and saves the file where that is
 * refused. False where a browser has no viewer of PDFs, and so nothing to print by.
 */
export async function printPdf(name: string, bytes: Uint8Array): Promise<boolean> {
  const content = bytes.slice();
  if (isIos()) {
    if (!(await shareFile(name, content, type))) downloadFile(name, content, type);
    return true;
  }
  if (!navigator.pdfViewerEnabled) return false;
  printByFrame(URL.createObjectURL(new Blob([content], { type })));
  return true;
}

/** The frame stays until the next one is printed, as browsers read it while their dialog is open. */
function printByFrame(address: string): void {
  removeLast();
  const frame = document.createElement('iframe');
  frame.dataset['print'] = '';
  frame.title = 'Udskrift';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // Not `hidden`: a browser loads no viewer, and so prints nothing, where there is no box.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  frame.addEventListener('load', () => frame.contentWindow?.print(), { once: true });
  frame.src = address;
  document.body.append(frame);
}

function removeLast(): void {
  const last = document.querySelector<HTMLIFrameElement>('iframe[data-print]');
  if (last === null) return;
  URL.revokeObjectURL(last.src);
  last.remove();
}
