declare module 'tesseract.js/dist/tesseract.esm.min.js' {
  import type { createWorker, PSM } from 'tesseract.js';

  const tesseract: { readonly createWorker: typeof createWorker; readonly PSM: typeof PSM };
  export default tesseract;
}
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export { getDocument, PDFWorker } from 'pdfjs-dist';
}
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {}
