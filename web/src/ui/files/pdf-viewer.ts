import { isIos } from '../layout/is-ios.ts';

/** Whether a frame shows a PDF whole: an iPhone shows the first page of it and no more, and other phones nothing. */
export const showsPdfInPage = (): boolean => navigator.pdfViewerEnabled && !isIos();
