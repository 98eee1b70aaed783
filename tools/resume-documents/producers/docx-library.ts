import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LibraryBlock } from '../layouts/family.ts';
import { installedOutside } from '../../outside-packages.ts';

type Constructed = new (options: object) => object;
type Library = Record<'Document' | 'Paragraph' | 'TextRun' | 'Table' | 'TableRow' | 'TableCell', Constructed> & {
  Packer: { toBuffer(document: object): Promise<Buffer> };
  WidthType: { DXA: string };
  BorderStyle: { NONE: string };
};

/** The npm library many programs write DOCX with; only this generator needs it. */
export async function docxLibrary(): Promise<(blocks: readonly LibraryBlock[]) => Promise<Uint8Array>> {
  const folder = await installedOutside('docx', ['docx@9.15.2']);
  const library = (await import(pathToFileURL(path.join(folder, 'node_modules/docx/dist/index.mjs')).href)) as Library;
  return async (blocks) =>
    new Uint8Array(await library.Packer.toBuffer(new library.Document({ sections: [{ children: blocks.map((block) => made(library, block)) }] })));
}

function made(library: Library, block: LibraryBlock): object {
  if ('rows' in block) {
    const none = { style: library.BorderStyle.NONE, size: 0, color: 'auto' };
    const borders = block.borders ? {} : { borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none } };
    const cell = (blocks: readonly LibraryBlock[], index: number) =>
      new library.TableCell({ width: { size: block.widths[index], type: library.WidthType.DXA }, children: blocks.map((inner) => made(library, inner)) });
    return new library.Table({ columnWidths: block.widths, ...borders, rows: block.rows.map((cells) => new library.TableRow({ children: cells.map(cell) })) });
  }
  return new library.Paragraph({
    heading: block.style,
    alignment: block.center ? 'center' : undefined,
    bullet: block.bullet ? { level: 0 } : undefined,
    children: block.runs.map((run) => new library.TextRun(run)),
  });
}
