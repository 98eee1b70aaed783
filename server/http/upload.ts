import { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../contract/limits.ts';
import type { FileStore, StagedFile } from '../adapters/files.ts';
import { ApiError } from './errors.ts';

/**
 * Receives the one file of a multipart request, capped while it streams. It may take long: only silence cuts it off.
 * @param silence ms without a byte
 * @throws ApiError fileTooLarge, fileEmpty, fileIncomplete (the upload was cut off), parameterInvalid (no such field)
 */
export async function receive(
  request: FastifyRequest,
  files: FileStore,
  maxBytes: number,
  field: string,
  silence: number = LIMITS.uploadSilence,
): Promise<StagedFile> {
  if (!request.isMultipart()) throw new ApiError('parameterInvalid', { fields: { [field]: ['required'] } });
  const { raw } = request;
  // What is injected comes over no line.
  if (raw instanceof IncomingMessage) raw.setTimeout(silence, () => raw.destroy());
  let staged: StagedFile;
  try {
    const part = await request.file({ limits: { files: 1, fileSize: maxBytes + 1, fields: 8 } });
    if (!part || part.fieldname !== field) throw new ApiError('parameterInvalid', { fields: { [field]: ['required'] } });
    staged = await files.stage(part.file, part.filename, maxBytes);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('fileIncomplete');
  } finally {
    if (raw instanceof IncomingMessage) raw.setTimeout(0);
  }
  if (staged.isTooLarge || staged.size === 0) {
    await files.discard(staged);
    throw new ApiError(staged.isTooLarge ? 'fileTooLarge' : 'fileEmpty');
  }
  return staged;
}
