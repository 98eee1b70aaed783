import type { BasicInfo, BasicInfoFields } from '../../../contract/profile.ts';
import type { Draft, RecordKind, Values } from '../../machines/record/record.types.ts';
import { type Fields, knownFields, writeHere } from './unsaved.ts';
import { DAY } from '../../../contract/durations.ts';

/** A write of a record in progress, or whose answer never arrived. */
export interface Sent {
  key: string;
  id: string | null;
  /** As typed; without a chosen file. */
  values: Values;
  hasFile: boolean;
  /** Restores a deleted record: unrelated to the current draft. */
  isUndo: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** The server stores a key for seven days; older writes aren't repeated under it. */
const LASTS = 6 * DAY;

const nameOfOpen = (kind: RecordKind) => `${kind}:open`;
const nameOfSent = (kind: RecordKind) => `${kind}:sent`;
const placeOf = (kind: RecordKind, id: string | null) => `${kind}:${id ?? 'new'}.`;

/** Fields of a profile that aren't typed: no draft contains them, and the server rejects one that does. */
const DERIVED: Record<Exclude<keyof BasicInfo, keyof BasicInfoFields>, true> = {
  avatar: true,
  portrait: true,
  email: true,
  phone_num: true,
  years_of_experience: true,
};

const isFile = (value: unknown) => typeof value === 'object' && value !== null && 'ref' in value;
const writtenOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && !(name in DERIVED) && !isFile(value)));
const sorted = (values: Values) =>
  JSON.stringify(
    Object.entries(writtenOf(values))
      .filter(([name]) => name !== 'attachment')
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Whether a sent write has exactly the same content as the draft. */
export const isSame = (sent: Sent, { id, values }: Draft): boolean => sent.id === id && sorted(sent.values) === sorted(values);

/** The draft of a kind of record, if there is one: the latest, then any other. */
export function draftOf(kind: RecordKind, fields: Fields): Draft | null {
  const sent = sentOf(kind, fields);
  const open = fields[nameOfOpen(kind)];
  const places = Object.keys(fields).flatMap((name) =>
    name.startsWith(`${kind}:`) && name.includes('.') ? [name.slice(kind.length + 1, name.indexOf('.'))] : [],
  );
  const place = places.find((one) => one === open) ?? places[0];
  if (place === undefined) return sent && !sent.hasFile ? { id: sent.id, values: sent.values, sent: sent.key } : null;
  const id = place === 'new' ? null : place;
  const prefix = placeOf(kind, id);
  const values = Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])));
  const draft = { id, values };
  return sent && !sent.hasFile && isSame(sent, draft) ? { ...draft, sent: sent.key } : draft;
}

/** A draft of a record as fields of the whole draft. A chosen file stays with its page. */
export function fieldsOf(kind: RecordKind, { id, values }: Draft): Fields {
  const prefix = placeOf(kind, id);
  return Object.fromEntries([
    [nameOfOpen(kind), id ?? 'new'],
    ...Object.entries(writtenOf(values)).map(([name, value]) => [prefix + name, value as never] as const),
  ]);
}

/** The field names of a record's draft; others of its kind stay. */
export function namesOf(kind: RecordKind, id: string | null): string[] {
  const fields = knownFields();
  const isOpen = fields[nameOfOpen(kind)] === (id ?? 'new');
  const prefix = placeOf(kind, id);
  return [...(isOpen ? [nameOfOpen(kind)] : []), ...Object.keys(fields).filter((name) => name.startsWith(prefix))];
}

/** Saves what is being typed on this device right away. */
export function storeDraftHere(kind: RecordKind, draft: Draft): void {
  const fields = fieldsOf(kind, draft);
  writeHere(
    fields,
    namesOf(kind, draft.id).filter((name) => !(name in fields)),
  );
}

/** The last write without an answer. */
export function sentOf(kind: RecordKind, fields: Fields = knownFields()): Sent | null {
  const sent = fields[nameOfSent(kind)] as Sent | undefined;
  return sent !== undefined && typeof sent.key === 'string' && Date.now() - sent.at < LASTS ? sent : null;
}

/** Stores a write before it is sent: after a crash of this tab or of the server, it isn't known whether it arrived. */
export function storeSent(kind: RecordKind, { values, ...sent }: Omit<Sent, 'hasFile' | 'at'>): void {
  const noted: Sent = { ...sent, values: writtenOf(values), hasFile: Object.values(values).some(isFile), at: Date.now() };
  writeHere({ [nameOfSent(kind)]: noted as never });
}

/** The write has been answered. */
export const forgetSent = (kind: RecordKind): void => writeHere({}, [nameOfSent(kind)]);
