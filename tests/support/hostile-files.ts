import { docxOf, paragraph, pdfOfObjects, pdfPage, stream } from './resume-files.ts';

/** Form XObjects that each draw the next one ten times, nine levels deep: a billion strokes from two kilobytes. */
export function spinningPdf(): Uint8Array {
  const forms = Array.from({ length: 9 }, (_, depth) =>
    stream('/F Do '.repeat(10), `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F ${depth + 6} 0 R>>>>`),
  );
  const last = stream('BT /R 9 Tf (x) Tj ET', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]');
  return pdfOfObjects(pdfPage('/F Do', '/XObject<</F 5 0 R>>', [...forms, last]));
}

/** A PDF that requires a password. */
export function encryptedPdf(): Uint8Array {
  const secret = `<${'4e'.repeat(32)}>`;
  return pdfOfObjects(
    [...pdfPage('BT /R 9 Tf (secret) Tj ET'), `<</Filter/Standard/V 2/R 3/Length 128/P -4/O ${secret}/U ${secret}>>`],
    `/Encrypt 5 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]`,
  );
}

/** A photo of a resume in a PDF: without any text. */
export function photoPdf(): Uint8Array {
  const image = stream('\u0000\u0080\u00ff\u0040', '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray');
  return pdfOfObjects(pdfPage('500 0 0 700 40 40 cm /I Do', '/XObject<</I 5 0 R>>', [image]));
}

/** A Word document whose archive contains another file of this many bytes. */
export const bombDocx = (bytes: number): Uint8Array => docxOf(paragraph('Ana'), { 'word/embeddings/more.zip': Buffer.alloc(bytes) });
