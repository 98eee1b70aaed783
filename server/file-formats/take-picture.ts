import { readFile } from 'node:fs/promises';
import type { ErrorName } from '../../contract/errors.ts';
import type { StagedFile } from '../adapters/files.ts';
import { ApiError } from '../http/errors.ts';
import { isOnItsSide, withoutMetadata } from './bare-picture.ts';
import { type JudgedPicture, judgePicture, type PictureFormat } from './picture.ts';

interface TakenPicture<Format extends PictureFormat> {
  /** The file to store. */
  file: StagedFile;
  format: Format;
  /** In pixels, as displayed. */
  width: number;
  height: number;
}

interface Wanted<Format extends PictureFormat> {
  /** The error for files that aren't images in these formats, or have too many pixels. */
  refusal: ErrorName;
  formats: readonly Format[];
  /** The result, if the image was checked before. */
  found?: JudgedPicture | null;
}

/**
 * Checks an uploaded image by its content and removes its metadata, so that it can be stored.
 * @throws ApiError `refusal`, fileIncomplete
 */
export async function takePicture<Format extends PictureFormat>(file: StagedFile, { refusal, formats, found }: Wanted<Format>): Promise<TakenPicture<Format>> {
  const judged = found === undefined ? await judgePicture(file.path, file.size) : found;
  const format = formats.find((one) => one === judged?.format);
  if (judged === null || judged.verdict === 'other' || !format) throw new ApiError(refusal);
  if (judged.verdict === 'cutOff') throw new ApiError('fileIncomplete');
  const bare = await withoutMetadata(file, format);
  if (bare === null) throw new ApiError(refusal);
  const { width, height } = judged;
  return isOnItsSide(await readFile(bare.path), format) ? { file: bare, format, width: height, height: width } : { file: bare, format, width, height };
}
