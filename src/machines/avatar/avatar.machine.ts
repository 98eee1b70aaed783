import { assign, setup } from 'xstate';
import type { DrawnAvatars } from '../../../contract/profile-files.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import { toFailure, type Failure } from '../../lib/failure.ts';
import { storeFailure, waitsFor } from '../failing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import { avatarActors, type AvatarReason, type AvatarUploadEvent, type DrawnAnswer, type Picture, type PictureAnswer, type Square } from './avatar.actors.ts';

interface AvatarContext {
  /** Path of the current photo. */
  avatar: string | null;
  file: FileRef | null;
  picture: Picture | null;
  square: Square | null;
  /** Share uploaded, 0–1. */
  share: number;
  reason: AvatarReason | null;
  /** Drawn faces to choose from, and how many more drawings are left today. */
  drawn: DrawnAvatars | null;
  /** The Idempotency-Key of the last drawing: a retry counts only once. */
  drawingKey: string | null;
  face: string | null;
  failure: Failure | null;
  /** The user after the photo changed; null before. */
  user: CurrentUser | null;
}

export type AvatarEvent =
  | AvatarUploadEvent
  | { type: 'picture.chosen'; file: FileRef }
  | { type: 'crop.moved'; square: Square }
  | { type: 'crop.confirmed' }
  | { type: 'avatar.cancelled' }
  | { type: 'avatar.retried' }
  | { type: 'drawing.requested'; key: string }
  | { type: 'drawn.chosen'; face: string }
  | { type: 'removal.requested' };

/** The largest centered square. */
export const middleOf = ({ width, height }: Picture): Square => {
  const size = Math.min(width, height);
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size };
};

/** Moves a square so that it lies within the photo. */
export function within({ width, height }: Picture, { x, y, size }: Square): Square {
  const side = Math.round(Math.max(Math.min(64, width, height), Math.min(size, width, height)));
  return { x: Math.round(Math.min(Math.max(0, x), width - side)), y: Math.round(Math.min(Math.max(0, y), height - side)), size: side };
}

const answerIn = ({ event }: { event: { output: PictureAnswer } }) => ({ answer: event.output });
const chosen = {
  target: '#avatar.checking',
  actions: { type: 'storeFile' as const, params: ({ event }: { event: { file: FileRef } }) => ({ file: event.file }) },
};
const keyIn = ({ event }: { event: { key: string } }) => ({ key: event.key });
const faceIn = ({ event }: { event: { face: string } }) => ({ face: event.face });
const drawnIn = ({ event }: { event: { output: DrawnAnswer } }) => ({ answer: event.output });
const takenIn = ({ event }: { event: { output: { file: FileRef; picture: Picture } } }) => event.output;
const draws = { target: '#avatar.drawing', actions: { type: 'storeKey' as const, params: keyIn } };
const begins = {
  // Faces drawn earlier are shown again, at no cost.
  'drawing.requested': [{ guard: 'hasDrawn' as const, target: '#avatar.choosingDrawn' }, draws],
  'picture.chosen': chosen,
  'removal.requested': { guard: 'hasAvatar' as const, target: '#avatar.removing' },
};

/** The profile photo: chosen, cropped to a square, uploaded. Whatever fails, the previous photo stays. */
export const avatarMachine = setup({
  types: {} as { context: AvatarContext; events: AvatarEvent; input: { avatar: string | null }; tags: 'busy' | 'cropper' },
  actors: avatarActors,
  guards: {
    hasAvatar: ({ context }) => context.avatar !== null,
    isDrawn: (_, { answer }: { answer: DrawnAnswer }) => answer.ok,
    hasDrawn: ({ context }) => context.drawn !== null,
    canDrawMore: ({ context }) => (context.drawn?.left ?? 1) > 0,
    isAmong: ({ context }, { face }: { face: string }) => context.drawn?.faces.includes(face) === true,
    isReadable: (_, { answer }: { answer: PictureAnswer }) => answer.ok,
    isOffline: (_, params: { failure: Failure }) => params.failure.kind === 'offline',
  },
  actions: {
    storeFile: assign((_, { file }: { file: FileRef }) => ({ file, picture: null, square: null, reason: null, failure: null, share: 0 })),
    storePicture: assign((_, { answer }: { answer: PictureAnswer }) =>
      answer.ok ? { picture: answer.picture, square: middleOf(answer.picture) } : { reason: answer.reason },
    ),
    storeKey: assign((_, { key }: { key: string }) => ({ drawingKey: key, reason: null, failure: null })),
    storeDrawn: assign((_, { answer }: { answer: DrawnAnswer }) => (answer.ok ? { drawn: answer.drawn } : {})),
    storeFace: assign({ face: (_, { face }: { face: string }) => face }),
    storeTaken: assign((_, { file, picture }: { file: FileRef; picture: Picture }) => ({ file, picture, square: middleOf(picture), share: 0 })),
    storeSquare: assign({ square: ({ context }, { square }: { square: Square }) => context.picture && within(context.picture, square) }),
    storeShare: assign({ share: (_, params: { share: number }) => params.share }),
    storeUser: assign((_, { user }: { user: CurrentUser }) => ({ user, avatar: user.avatar, file: null, picture: null, square: null, failure: null })),
    storeReason: assign({ reason: (_, params: { reason: AvatarReason }) => params.reason }),
    storeFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error), share: 0 }),
    forget: assign({ file: null, picture: null, square: null, reason: null, failure: null, share: 0 }),
  },
}).createMachine({
  id: 'avatar',
  context: ({ input: { avatar } }) => ({
    avatar,
    file: null,
    picture: null,
    square: null,
    share: 0,
    reason: null,
    drawn: null,
    drawingKey: null,
    face: null,
    failure: null,
    user: null,
  }),
  initial: 'idle',
  states: {
    idle: { on: begins },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({ context }) => ({ file: context.file as FileRef }),
        onDone: [
          { guard: { type: 'isReadable', params: answerIn }, target: 'cropping.centred', actions: { type: 'storePicture', params: answerIn } },
          { target: 'rejected', actions: { type: 'storePicture', params: answerIn } },
        ],
        onError: { target: 'rejected', actions: { type: 'storeReason', params: { reason: 'unreadable' } } },
      },
    },
    cropping: {
      tags: 'cropper',
      initial: 'centred',
      on: {
        'crop.moved': { target: '.moved', actions: { type: 'storeSquare', params: ({ event }) => ({ square: event.square }) } },
        'crop.confirmed': 'uploading',
        'avatar.cancelled': { target: 'idle', actions: 'forget' },
      },
      states: { centred: {}, moved: {} },
    },
    uploading: {
      tags: ['busy', 'cropper'],
      invoke: {
        id: 'uploadAvatar',
        src: 'uploadAvatar',
        input: ({ context }) => ({ file: context.file as FileRef, square: context.square as Square }),
      },
      on: {
        'upload.progressed': { actions: { type: 'storeShare', params: ({ event }) => ({ share: event.share }) } },
        'upload.stored': { target: 'done', actions: { type: 'storeUser', params: ({ event }) => ({ user: event.user }) } },
        'upload.rejected': { target: 'rejected', actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) } },
        'upload.failed': [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ failure: event.failure }) },
            target: 'offline',
            actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.failure }) },
          },
          { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.failure }) } },
        ],
        'avatar.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    offline: {
      tags: 'cropper',
      invoke: waitsFor('uploading'),
      on: { 'avatar.cancelled': { target: 'idle', actions: 'forget' } },
    },
    failed: { tags: 'cropper', on: { 'avatar.retried': 'uploading', 'avatar.cancelled': { target: 'idle', actions: 'forget' } } },
    rejected: { on: begins },
    done: { on: begins },
    drawing: {
      tags: 'busy',
      // Someone who chooses a photo no longer needs the faces.
      on: { 'picture.chosen': chosen },
      invoke: {
        id: 'drawFaces',
        src: 'drawFaces',
        input: ({ context }) => ({ key: context.drawingKey as string }),
        onDone: [
          { guard: { type: 'isDrawn', params: drawnIn }, target: 'choosingDrawn', actions: { type: 'storeDrawn', params: drawnIn } },
          { target: 'drawingUsedUp' },
        ],
        onError: { target: 'notDrawn', actions: storeFailure },
      },
    },
    choosingDrawn: {
      on: {
        'drawn.chosen': { guard: { type: 'isAmong', params: faceIn }, target: 'takingDrawn', actions: { type: 'storeFace', params: faceIn } },
        'drawing.requested': { guard: 'canDrawMore', ...draws },
        'avatar.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    takingDrawn: {
      tags: 'busy',
      invoke: {
        id: 'takeFace',
        src: 'takeFace',
        input: ({ context }) => ({ face: context.face as string }),
        onDone: { target: 'uploading', actions: { type: 'storeTaken', params: takenIn } },
        onError: { target: 'notDrawn', actions: storeFailure },
      },
    },
    drawingUsedUp: { on: begins },
    notDrawn: { on: begins },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeAvatar',
        src: 'removeAvatar',
        onDone: { target: 'removed', actions: { type: 'storeUser', params: ({ event }) => ({ user: event.output }) } },
        onError: { target: 'notRemoved', actions: storeFailure },
      },
    },
    removed: { on: { 'picture.chosen': chosen, 'drawing.requested': begins['drawing.requested'] } },
    // The photo is still there.
    notRemoved: { on: { ...begins, 'removal.requested': 'removing' } },
  },
});
