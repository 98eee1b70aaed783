import { assign, setup } from 'xstate';
import type { OwnPicture } from '../../../contract/company-album.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { type Failure, toFailure } from '../../lib/failure.ts';
import { answerGuards, answerIn, branchesOf } from '../answer.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import { type AlbumAnswer, type AlbumChange, companyAlbumActors, type AlbumReason } from './companyAlbum.actors.ts';

export interface CompanyAlbumContext {
  /** In display order. While one is moved, ahead of the server's. */
  pictures: OwnPicture[];
  /** As last reported by the server. */
  stored: OwnPicture[];
  /** The order last sent: ids. */
  sent: string[];
  file: FileRef | null;
  /** The photo an action applies to. */
  id: string | null;
  alt: string;
  reason: AlbumReason | null;
  /** The server's message, in `resting.refused`. */
  message: string;
  failure: Failure | null;
}

export type CompanyAlbumEvent =
  | { type: 'picture.chosen'; file: FileRef }
  | { type: 'upload.cancelled' }
  | { type: 'picture.described'; id: string; alt: string }
  | { type: 'cover.chosen'; id: string }
  /** `to`: its new index, from 0. */
  | { type: 'picture.moved'; id: string; to: number }
  | { type: 'picture.removed'; id: string }
  | { type: 'undo.requested' }
  /** A colleague changed the photos. */
  | { type: 'pictures.changed'; pictures: OwnPicture[] };

const idsOf = (pictures: readonly OwnPicture[]) => pictures.map(({ id }) => id);

/** The photos with one of them moved. */
export function moved(pictures: readonly OwnPicture[], id: string, to: number): OwnPicture[] {
  const rest = pictures.filter((picture) => picture.id !== id);
  return [...rest.slice(0, to), ...pictures.filter((picture) => picture.id === id), ...rest.slice(to)];
}

const { accepted, on, failing } = branchesOf<AlbumAnswer>('companyAlbum');
const refused = on('refused', 'resting.refused');
const failed = failing('resting.failed');
const idIn = ({ event }: { event: { id: string } }) => ({ id: event.id });
const moveIn = ({ event }: { event: { id: string; to: number } }) => ({ id: event.id, to: event.to });
const moves = { type: 'move' as const, params: moveIn };

/** A state that makes one change. @param change derived from the chart's context; @param done the target state */
const making = (done: string, change: (context: CompanyAlbumContext) => AlbumChange) => ({
  tags: 'busy' as const,
  invoke: {
    id: 'changeAlbum',
    src: 'changeAlbum' as const,
    input: ({ context }: { context: CompanyAlbumContext }) => ({ change: change(context) }),
    onDone: [accepted(`resting.${done}`), refused],
    onError: failed,
  },
});
const ofOne = (kind: 'cover' | 'remove' | 'restore') => (context: CompanyAlbumContext) => ({ kind, id: context.id ?? '' });

/**
 * The photos of a company: uploaded, described, ordered, one of them the cover, removed with an undo. Only the company's members see photos without a
 * description.
 */
export const companyAlbumMachine = setup({
  types: {} as { context: CompanyAlbumContext; events: CompanyAlbumEvent; input: { pictures: OwnPicture[] }; tags: 'busy' },
  actors: companyAlbumActors,
  guards: {
    ...answerGuards,
    hasRoom: ({ context }) => context.pictures.length < LIMITS.companyPictures,
    isOther: ({ context }, { id }: { id: string }) => context.pictures.some((picture) => picture.id === id && !picture.is_cover),
    isThere: ({ context }, { id }: { id: string }) => idsOf(context.pictures).includes(id),
    isElsewhere: ({ context: { pictures } }, { id, to }: { id: string; to: number }) => {
      const at = idsOf(pictures).indexOf(id);
      return at !== -1 && to !== at && to >= 0 && to < pictures.length;
    },
    /** It was moved again while the server saved it. The answer can't show that: a colleague may have added or removed a photo. */
    isAhead: ({ context }, { answer }: { answer: AlbumAnswer }) => answer.ok && idsOf(context.pictures).join() !== context.sent.join(),
  },
  actions: {
    storeFile: assign({ file: (_, params: { file: FileRef }) => params.file, reason: null }),
    storeId: assign({ id: (_, params: { id: string }) => params.id }),
    storeAlt: assign({ alt: (_, params: { alt: string }) => params.alt }),
    storeSent: assign({ sent: ({ context }) => idsOf(context.pictures) }),
    storePictures: assign((_, { pictures }: { pictures: OwnPicture[] }) => ({ pictures, stored: pictures })),
    move: assign(({ context }, { id, to }: { id: string; to: number }) => ({ id, pictures: moved(context.pictures, id, to) })),
    storeAnswer: assign(({ context }, { answer }: { answer: AlbumAnswer }) => ({
      failure: null,
      pictures: answer.ok ? answer.pictures : context.stored,
      stored: answer.ok ? answer.pictures : context.stored,
      reason: 'reason' in answer ? answer.reason : null,
      message: 'message' in answer ? answer.message : '',
    })),
    storeFailure: assign(({ context }, params: { error: unknown }) => ({ failure: toFailure(params.error), pictures: context.stored })),
  },
}).createMachine({
  id: 'companyAlbum',
  context: ({ input: { pictures } }) => ({ pictures, stored: pictures, sent: [], file: null, id: null, alt: '', reason: null, message: '', failure: null }),
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'picture.chosen': { guard: 'hasRoom', target: 'uploading', actions: { type: 'storeFile', params: ({ event }) => ({ file: event.file }) } },
        'picture.described': {
          guard: { type: 'isThere', params: idIn },
          target: 'describing',
          actions: [
            { type: 'storeId', params: idIn },
            { type: 'storeAlt', params: ({ event }) => ({ alt: event.alt }) },
          ],
        },
        'cover.chosen': { guard: { type: 'isOther', params: idIn }, target: 'covering', actions: { type: 'storeId', params: idIn } },
        'picture.moved': { guard: { type: 'isElsewhere', params: moveIn }, target: 'moving', actions: moves },
        'picture.removed': { guard: { type: 'isThere', params: idIn }, target: 'removing', actions: { type: 'storeId', params: idIn } },
        // While a change is being saved, its answer has all photos.
        'pictures.changed': { actions: { type: 'storePictures', params: ({ event }) => ({ pictures: event.pictures }) } },
      },
      states: {
        idle: {},
        stored: {},
        described: {},
        covered: {},
        moved: {},
        removed: { on: { 'undo.requested': '#companyAlbum.restoring' } },
        restored: {},
        rejected: {},
        refused: {},
        failed: {},
      },
    },
    uploading: {
      tags: 'busy',
      on: { 'upload.cancelled': 'resting' },
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context }) => ({ file: context.file as FileRef }),
        onDone: [accepted('resting.stored'), on('rejected', 'resting.rejected'), refused],
        onError: failed,
      },
    },
    describing: making('described', ({ id, alt }) => ({ kind: 'describe', id: id ?? '', alt })),
    covering: making('covered', ofOne('cover')),
    moving: {
      tags: 'busy',
      entry: 'storeSent',
      // Moving by several steps shows each right away, and sends only the final place to the server.
      on: { 'picture.moved': { guard: { type: 'isElsewhere', params: moveIn }, actions: moves } },
      invoke: {
        id: 'changeAlbum',
        src: 'changeAlbum',
        input: ({ context }) => ({ change: { kind: 'order' as const, ids: idsOf(context.pictures) } }),
        onDone: [{ guard: { type: 'isAhead', params: answerIn<AlbumAnswer> }, target: 'moving', reenter: true }, accepted('resting.moved'), refused],
        onError: failed,
      },
    },
    removing: making('removed', ofOne('remove')),
    restoring: making('restored', ofOne('restore')),
  },
});
