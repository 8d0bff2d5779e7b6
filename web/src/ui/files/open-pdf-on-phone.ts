import type { MouseEvent } from 'react';

import { isOnHomeScreen } from '../layout/is-ios.ts';
import { shareFile } from './share-file.ts';

/**
 * openPdfOnPhone(load) -> for the press of a link to a PDF. On the home screen of an iPhone the file would take the place
 * of the app, which has no way back; the device's sheet shows it whole instead. Elsewhere the link opens it in a tab.
 */
export function openPdfOnPhone(load: () => Promise<Blob | null>) {
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isOnHomeScreen()) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const open = () => void window.open(href);
    void load()
      .then((file) => file !== null && shareFile('bilag.pdf', file, file.type))
      .then((isShared) => (isShared ? undefined : open()), open);
  };
}
