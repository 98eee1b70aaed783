import { deflateSync } from 'node:zlib';

/** The objects of a PDF file, numbered in the order they're added (ISO 32000-1, 7.5). */
export class PdfFile {
  private readonly objects: (Buffer | null)[] = [];

  /** Reserves the number of an object, to refer to it before adding it. */
  reserve(): number {
    return this.objects.push(null);
  }

  set(id: number, body: string): void {
    this.objects[id - 1] = Buffer.from(body, 'latin1');
  }

  add(body: string): number {
    const id = this.reserve();
    this.set(id, body);
    return id;
  }

  /** @param entries of the stream's dictionary, without its length @param isPacked whether the data is already compressed, like a JPEG */
  stream(data: Uint8Array | string, entries = '', isPacked = false): number {
    const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
    const body = isPacked ? bytes : deflateSync(bytes);
    const head = `<< ${entries}${isPacked ? '' : ' /Filter /FlateDecode'} /Length ${body.length} >>\nstream\n`;
    return this.objects.push(Buffer.concat([Buffer.from(head, 'latin1'), body, Buffer.from('\nendstream')]));
  }

  /** The complete file. @param root the number of the catalog @param info the number of the document information */
  bytes(root: number, info: number): Buffer {
    const parts = [Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1')];
    let at = parts[0]?.length ?? 0;
    const offsets = this.objects.map((object, index) => {
      const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object ?? Buffer.from('null'), Buffer.from('\nendobj\n')]);
      parts.push(part);
      at += part.length;
      return at - part.length;
    });
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const size = this.objects.length + 1;
    parts.push(
      Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${at}\n%%EOF\n`),
    );
    return Buffer.concat(parts);
  }
}

/** A PDF text string, for everything except page content: UTF-16 with a byte order mark, in hexadecimal. */
export const pdfText = (text: string): string => `<FEFF${utf16(text)}>`;

export const utf16 = (text: string): string => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('');

/** A number in PDF syntax, rounded to a thousandth. */
export const num = (value: number): string => String(Math.round(value * 1000) / 1000);
