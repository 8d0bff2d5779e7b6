import type { Page } from 'playwright-core';

/** An invented receipt, line by line. The text after a bar is printed at the right edge. */
export const inventedReceipt: readonly string[] = [
  'STARK VEJLE',
  'Fabriksvej 12',
  '12-07-2026 09:14',
  'Krydsfiner 18 mm|700,00',
  'Netto|700,00',
  'Moms 25 %|175,00',
  'I ALT DKK|875,00',
  'Tak for handlen',
];

/** A photo of a receipt on a table, drawn by the browser. */
export async function photograph(page: Page, lines = inventedReceipt) {
  const address = await page.evaluate((texts) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1500, 2000];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = '#3a2d27';
    context.fillRect(0, 0, 1500, 2000);
    context.fillStyle = '#fff';
    context.fillRect(200, 150, 1100, 1700);
    context.fillStyle = '#111';
    context.font = '56px sans-serif';
    for (const [index, text] of texts.entries()) {
      const [left = '', right = ''] = text.split('|');
      context.fillText(left, 270, 290 + index * 110);
      context.fillText(right, 1000, 290 + index * 110);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  }, lines);
  const buffer = Buffer.from(address.split(',')[1] ?? '', 'base64');
  return { name: 'bon.jpg', mimeType: 'image/jpeg', buffer };
}
