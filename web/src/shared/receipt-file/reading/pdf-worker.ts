// The legacy build: employees' phones are as old as iOS 16.4.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
