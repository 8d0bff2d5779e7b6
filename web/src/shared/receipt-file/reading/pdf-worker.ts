// The legacy build fills in most of what a phone of iOS 16.4 lacks, and Promise.withResolvers not.
import './older-worker.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
