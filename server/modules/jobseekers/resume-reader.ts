import { buffer } from 'node:stream/consumers';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { resumeReader } from '../../resume/reader.ts';

/** The threads are the process's, whatever apps it holds; they start when first asked and keep no process alive. */
export const reader = resumeReader();

/** @throws ApiError notFound where the file is lost */
export async function contentOf(house: Pick<House, 'files'>, key: string): Promise<Uint8Array> {
  try {
    return await buffer(house.files.read(key));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ApiError('notFound');
    throw error;
  }
}
