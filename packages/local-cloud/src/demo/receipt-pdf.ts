/** A receipt as a PDF of one narrow page with these lines. */
export function receiptPdf(lines: readonly string[]): Buffer {
  const rows = lines.map((line) => `(${escapePdfText(line)}) Tj T*`).join('\n');
  const drawing = `BT /F1 11 Tf 16 TL 24 330 Td\n${rows}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 260 370] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`;
  return Buffer.from(`${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}

/** Escapes brackets and backslashes, which are syntax in a PDF's text. */
const escapePdfText = (line: string) => line.replaceAll(/[\\()]/g, String.raw`\$&`);
