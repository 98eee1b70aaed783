import { fromCallback, fromPromise } from 'xstate';
import { ERRORS } from '../../contract/errors.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { Resume } from '../../contract/records.ts';
import type { FileRef, RejectReason, UploadEvent, UploadPlace } from '../machines/resumeUpload/resumeUpload.actors.ts';
import { resumeUploadMachine } from '../machines/resumeUpload/resumeUpload.machine.ts';
import { api, type CallOptions } from './api.ts';
import { waitForConnection } from './connection.ts';
import { chosenFile } from './files.ts';
import { upload } from './uploading.ts';

const MAX_BYTES: Record<UploadPlace, number> = { apply: LIMITS.resumeBytesQuick, profile: LIMITS.resumeBytesProfile };
/** First bytes of PDF, of a zip (DOCX) and of an OLE file (DOC); the server checks further. */
const SIGNATURES = [
  [0x25, 0x50, 0x44, 0x46],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const REASONS = {
  [ERRORS.fileTooLarge.code]: 'tooLarge',
  [ERRORS.fileTypeUnsupported.code]: 'type',
  [ERRORS.fileEmpty.code]: 'empty',
  [ERRORS.fileIncomplete.code]: 'incomplete',
  [ERRORS.fileDamaged.code]: 'damaged',
  [ERRORS.tooManyResumes.code]: 'tooMany',
  [ERRORS.jsonResumeInvalid.code]: 'jsonResume',
} as const satisfies Record<number, RejectReason>;

/** Checks a file before anything is sent. */
export const checkFile = fromPromise<{ ok: true } | { ok: false; reason: RejectReason }, { file: FileRef; place: UploadPlace }>(async ({ input }) => {
  const file = chosenFile(input.file);
  if (file.size === 0) return { ok: false, reason: 'empty' };
  if (file.size > MAX_BYTES[input.place]) return { ok: false, reason: 'tooLarge' };
  // A PDF may start after up to a kilobyte of other bytes (PDF 32000-1, Annex H.3.4.1), so only what certainly isn't one is rejected here.
  const head = new Uint8Array(await file.slice(0, 1_024).arrayBuffer());
  const hasSignature =
    SIGNATURES.some((signature) => signature.every((byte, index) => head[index] === byte)) || new TextDecoder('latin1').decode(head).includes('%PDF-');
  // The profile also accepts a JSON Resume, which the server turns into a PDF.
  const isJson = input.place === 'profile' && new TextDecoder().decode(head).trimStart().startsWith('{');
  return hasSignature || isJson ? { ok: true } : { ok: false, reason: 'type' };
});

/** An upload actor with a given way of sending; stopping it cancels the request. */
export const uploadBy = (sendFile: typeof sendResume) =>
  fromCallback<UploadEvent, { file: FileRef; place: UploadPlace }>(({ input, sendBack }) => {
    const send = async (options: CallOptions) => ({ resume: await sendFile(input.file, input.place, options) });
    return upload({ send, reasons: REASONS, report: sendBack });
  });

export const uploadFile = uploadBy(sendResume);

/** Sends a chosen file; its reference is the Idempotency-Key, so that retries store it once. @throws Failure */
export async function sendResume(file: FileRef, place: UploadPlace, options: CallOptions = {}): Promise<Resume> {
  return (await api('uploadResume', { query: { place }, file: chosenFile(file), filename: file.name }, { ...options, idempotencyKey: file.ref })).data;
}

/** The resume upload chart with its actors. */
export const resumeUpload = resumeUploadMachine.provide({ actors: { waitForConnection, checkFile, uploadResume: uploadFile } });
