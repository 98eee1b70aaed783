/** A file read in pieces, in the browser or on the server. */
export interface Source {
  /** Bytes. */
  size: number;
  /** The bytes from `offset`, fewer at the end of the file. */
  at(offset: number, length: number): Promise<Uint8Array>;
}

/** Headers are close together, so this much is read at a time. Bytes. */
const AHEAD = 16 * 1024;

/** Reads a file from its start, in few pieces. */
export function reading(source: Source): { size: number; bytes: (offset: number, length: number) => Promise<DataView> } {
  let held: Uint8Array = new Uint8Array();
  let from = 0;
  return {
    size: source.size,
    /** @throws RangeError if the file has fewer */
    bytes: async (offset, length) => {
      if (offset < from || offset + length > from + held.byteLength) {
        held = await source.at(offset, Math.max(length, AHEAD));
        from = offset;
      }
      return new DataView(held.buffer, held.byteOffset + offset - from, length);
    },
  };
}
