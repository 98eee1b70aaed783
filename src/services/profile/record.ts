import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { type Failure, toFailure } from '../../lib/failure.ts';
import { randomUuid } from '../../lib/uuid.ts';
import { preferencesMachine } from '../../machines/preferences/preferences.machine.ts';
import type { CheckAnswer, DeleteAnswer, Save, SaveAnswer } from '../../machines/record/record.actors.ts';
import { recordMachine } from '../../machines/record/record.machine.ts';
import type { Draft, RecordKind, StoredRecord, Values } from '../../machines/record/record.types.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { chosenFile } from '../files.ts';
import { CALLS_OF } from './calls.ts';
import { checkValues } from './check.ts';
import { draftOf, fieldsOf, forgetSent, isSame, storeSent, namesOf, sentOf } from './fields.ts';
import { usualIndustry } from './matching.ts';
import { readFields, writeFields } from './unsaved.ts';

/** Refusals not caused by the input: the server's message explains them. */
const FULL: readonly number[] = [ERRORS.tooManyRecords.code, ERRORS.tooManyRemote.code, ERRORS.tooManyOnsite.code, ERRORS.idempotencyMismatch.code];
const FILE: readonly number[] = [ERRORS.fileTooLarge.code, ERRORS.fileEmpty.code, ERRORS.fileIncomplete.code, ERRORS.certificateUnsupported.code];

/** What a refusal means for the editor. @throws Failure if it isn't a refusal of the input */
function answerOf(failure: Failure): SaveAnswer {
  const { code, fields, message } = failure;
  if (code === ERRORS.parameterInvalid.code) return { ok: false, failure: 'invalid', faults: fields };
  if (code === ERRORS.notFound.code) return { ok: false, failure: 'gone', message };
  if (FULL.includes(code)) return { ok: false, failure: 'full', message };
  throw failure;
}

/** Updates the certificate of a stored license. @throws Failure */
async function saveCertificate(record: StoredRecord, wanted: unknown, signal: AbortSignal): Promise<StoredRecord> {
  const file = wanted as { ref?: string; name: string; size: number } | null | undefined;
  const params = { id: record.id };
  if (file?.ref !== undefined) {
    const { ref, name, size } = file;
    const { data } = await api('uploadCertificate', { params, file: chosenFile({ ref, name, size }), filename: name }, { signal, idempotencyKey: ref });
    return { ...record, attachment: data };
  }
  // Only if it was removed: nothing is known anymore about a file chosen before a reload.
  if (file === null && record['attachment']) {
    await api('deleteCertificate', { params }, { signal });
    return { ...record, attachment: null };
  }
  return record;
}

/** Writes a record under its key. The values come from validation: trimmed, and with defaults. */
async function write({ kind, id, values, key }: Save, signal: AbortSignal): Promise<SaveAnswer> {
  const checked = await checkValues(kind, values);
  const { attachment, id: _, ...body } = checked.ok ? checked.values : values;
  const options = { signal, idempotencyKey: key };
  const calls = CALLS_OF[kind];
  let record: StoredRecord;
  try {
    record = await (id === null ? calls.create(body, options) : calls.update(id, body, options));
  } catch (error) {
    return answerOf(toFailure(error));
  }
  if (kind !== 'license') return { ok: true, record };
  try {
    return { ok: true, record: await saveCertificate(record, attachment, signal) };
  } catch (error) {
    const { code, message } = toFailure(error);
    if (!FILE.includes(code)) throw error;
    return { ok: false, failure: 'invalid', faults: { attachment: [message] }, record };
  }
}

/**
 * Writes exactly one record for each save, even if an answer was lost: the same values continue under their first key; changed values wait for the
 * first write to settle, and then update its record.
 */
async function settled(save: Save, signal: AbortSignal): Promise<Save> {
  const sent = sentOf(save.kind);
  if (!sent) return save;
  if (isSame(sent, save)) return { ...save, key: sent.key };
  const answer = await write({ ...sent, kind: save.kind }, signal);
  const made = answer.ok && !sent.isUndo && sent.id === null ? answer.record.id : null;
  return { ...save, id: save.id ?? made, key: save.key === sent.key ? randomUuid() : save.key };
}

async function save(input: Save, signal: AbortSignal): Promise<SaveAnswer> {
  const { kind, values, isUndo = false } = input;
  const due = await settled(input, signal);
  storeSent(kind, { key: due.key, id: due.id, values, isUndo });
  const answer = await write(due, signal).catch((error: unknown) => {
    // A retry must not find the record there twice.
    if (isUndo) forgetSent(kind);
    throw error;
  });
  forgetSent(kind);
  if (answer.ok) writeLater({}, isUndo ? [] : namesOf(kind, input.id));
  else if (answer.failure === 'gone') writeLater({}, namesOf(kind, input.id));
  else if (answer.failure === 'invalid' && answer.record) writeLater(fieldsOf(kind, { id: answer.record.id, values }), namesOf(kind, input.id));
  return answer;
}

/** The removal of a saved draft takes effect here right away, and is sent in the background: nobody waits for it. */
const writeLater = (...changes: Parameters<typeof writeFields>) => void writeFields(...changes).catch(() => {});

/** The quick questions don't include the industry: it follows the title, also for someone who saves before the matching jobs are there. */
async function withIndustry(values: Values, signal: AbortSignal): Promise<Values> {
  const title = values['job_title'];
  if (values['industry_id'] !== null || typeof title !== 'string' || title.trim() === '') return values;
  // Without an answer, validation requires it.
  const industry = await usualIndustry(title.trim(), signal).catch(() => null);
  return { ...values, industry_id: industry };
}

const actors = {
  waitForConnection,
  listRecords: fromPromise<{ records: readonly StoredRecord[]; draft: Draft | null }, { kind: RecordKind }>(async ({ input, signal }) => {
    const [records, fields] = await Promise.all([CALLS_OF[input.kind].list({ signal }), readFields(signal)]);
    return { records, draft: draftOf(input.kind, fields) };
  }),
  checkValues: fromPromise<CheckAnswer, { kind: RecordKind; values: Values }>(async ({ input: { kind, values }, signal }) =>
    checkValues(kind, kind === 'preference' ? await withIndustry(values, signal) : values),
  ),
  saveRecord: fromPromise<SaveAnswer, Save>(({ input, signal }) => save(input, signal)),
  deleteRecord: fromPromise<DeleteAnswer, { kind: RecordKind; id: string }>(async ({ input, signal }) => {
    try {
      await CALLS_OF[input.kind].remove(input.id, { signal });
      return { ok: true };
    } catch (error) {
      const { code, message } = toFailure(error);
      if (code !== ERRORS.lastPreference.code) throw error;
      return { ok: false, failure: 'kept', message };
    }
  }),
  storeDraft: fromPromise<void, { kind: RecordKind; draft: Draft }>(({ input: { kind, draft } }) =>
    writeFields(fieldsOf(kind, draft), namesOf(kind, draft.id)),
  ),
  dropDraft: fromPromise<void, { kind: RecordKind; draft: Draft | null }>(({ input: { kind, draft } }) => {
    forgetSent(kind);
    return writeFields({}, namesOf(kind, draft?.id ?? null));
  }),
};

/** The charts of records and of job preferences with their actors. */
export const record = recordMachine.provide({ actors });
export const preferences = preferencesMachine.provide({ actors });
