/**
 * Prints the page once its fonts have loaded. Browsers that save it as a PDF name that by the page's
 * title, so the title is the file's name meanwhile.
 */
export async function printSheet(fileName: string): Promise<void> {
  await document.fonts.ready;
  const { title } = document;
  document.title = fileName.replace(/\.pdf$/, '');
  window.addEventListener('afterprint', () => (document.title = title), { once: true });
  window.print();
}
