/** Prints the sheet on the page, once its letters are there. */
export async function printSheet(): Promise<void> {
  await document.fonts.ready;
  window.print();
}
