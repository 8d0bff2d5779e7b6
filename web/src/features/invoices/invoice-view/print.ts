/** Prints the page once its fonts have loaded. */
export async function printSheet(): Promise<void> {
  await document.fonts.ready;
  window.print();
}
