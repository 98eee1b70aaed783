import type { Peek, Verdict } from './peek.ts';

/** Compound file format, as Word 97–2003 writes it ([MS-CFB]). */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const FREE = 0xfffffffa;
const ENTRY = 128;
const STREAM = 2;
const MOST_DIRECTORY_SECTORS = 2_000;
const HEADER_FAT_SECTORS = 109;

/** An old Word document: a compound file whose directory has a WordDocument stream that lies within the file. */
export async function judgeDoc(file: Peek): Promise<Verdict> {
  const header = await file.at(0, 512);
  if (header.length < 512 || !header.subarray(0, 8).equals(SIGNATURE)) return header.subarray(0, 8).equals(SIGNATURE) ? 'cutOff' : 'other';
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return 'other';
  const sectorSize = 2 ** shift;
  const seen = new Set<number>();
  for (let sector = header.readUInt32LE(48); sector < FREE;) {
    if (seen.has(sector) || seen.size >= MOST_DIRECTORY_SECTORS) return 'other';
    seen.add(sector);
    const directory = await file.at((sector + 1) * sectorSize, sectorSize);
    if (directory.length === 0) return 'cutOff';
    const start = wordStream(directory);
    if (start !== undefined) return (start + 1) * sectorSize < file.size ? 'whole' : 'cutOff';
    const next = await nextSector(file, header, sector, sectorSize);
    if (next === undefined) return 'cutOff';
    sector = next;
  }
  return 'other';
}

/** The first sector of the WordDocument stream, if this part of the directory contains it. Names are case-insensitive ([MS-CFB] 2.6.4). */
function wordStream(directory: Buffer): number | undefined {
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    const nameLength = directory.readUInt16LE(at + 64);
    if (directory[at + 66] !== STREAM || nameLength < 2 || nameLength > 64) continue;
    if (directory.toString('utf16le', at, at + nameLength - 2).toLowerCase() === 'worddocument') return directory.readUInt32LE(at + 116);
  }
  return undefined;
}

/** The sector after this one in the allocation table. Undefined if that is outside the file or beyond what a resume needs. */
async function nextSector(file: Peek, header: Buffer, sector: number, sectorSize: number): Promise<number | undefined> {
  const perSector = sectorSize / 4;
  const tableIndex = Math.floor(sector / perSector);
  if (tableIndex >= HEADER_FAT_SECTORS) return undefined;
  const table = header.readUInt32LE(76 + tableIndex * 4);
  const entry = await file.at((table + 1) * sectorSize + (sector % perSector) * 4, 4);
  return entry.length === 4 ? entry.readUInt32LE(0) : undefined;
}
