import { assign, setup } from 'xstate';
import type { CurrentUser } from '../../../contract/records.ts';
import { toFailure, type Failure } from '../../lib/failure.ts';
import { errorOf } from '../failing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import { avatarActors, type AvatarReason, type AvatarUploadEvent, type Picture, type PictureAnswer, type Square } from './avatar.actors.ts';

interface AvatarContext {
  /** Path of the picture there is. */
  avatar: string | null;
  file: FileRef | null;
  picture: Picture | null;
  square: Square | null;
  /** How much was sent, 0–1. */
  share: number;
  reason: AvatarReason | null;
  failure: Failure | null;
  /** Who one is since the picture changed; null before. */
  user: CurrentUser | null;
}

export type AvatarEvent =
  | AvatarUploadEvent
  | { type: 'picture.chosen'; file: FileRef }
  | { type: 'crop.moved'; square: Square }
  | { type: 'crop.confirmed' }
  | { type: 'avatar.cancelled' }
  | { type: 'avatar.retried' }
  | { type: 'removal.requested' };

/** The largest square in the middle. */
export const middleOf = ({ width, height }: Picture): Square => {
  const size = Math.min(width, height);
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size };
};

/** A square that lies within the picture. */
export function within({ width, height }: Picture, { x, y, size }: Square): Square {
  const side = Math.round(Math.max(Math.min(64, width, height), Math.min(size, width, height)));
  return { x: Math.round(Math.min(Math.max(0, x), width - side)), y: Math.round(Math.min(Math.max(0, y), height - side)), size: side };
}

const answerIn = ({ event }: { event: { output: PictureAnswer } }) => ({ answer: event.output });
const chosen = {
  target: '#avatar.checking',
  actions: { type: 'keepFile' as const, params: ({ event }: { event: { file: FileRef } }) => ({ file: event.file }) },
};
const begins = { 'picture.chosen': chosen, 'removal.requested': { guard: 'hasAvatar' as const, target: '#avatar.removing' } };

/** The picture of oneself: picked, cut to a square, sent. Whatever goes wrong, the one there was stays. */
export const avatarMachine = setup({
  types: {} as { context: AvatarContext; events: AvatarEvent; input: { avatar: string | null }; tags: 'busy' },
  actors: avatarActors,
  guards: {
    hasAvatar: ({ context }) => context.avatar !== null,
    isReadable: (_, { answer }: { answer: PictureAnswer }) => answer.ok,
    isOffline: (_, params: { failure: Failure }) => params.failure.kind === 'offline',
  },
  actions: {
    keepFile: assign((_, { file }: { file: FileRef }) => ({ file, picture: null, square: null, reason: null, failure: null, share: 0 })),
    keepPicture: assign((_, { answer }: { answer: PictureAnswer }) =>
      answer.ok ? { picture: answer.picture, square: middleOf(answer.picture) } : { reason: answer.reason },
    ),
    keepSquare: assign({ square: ({ context }, { square }: { square: Square }) => context.picture && within(context.picture, square) }),
    keepShare: assign({ share: (_, params: { share: number }) => params.share }),
    keepUser: assign((_, { user }: { user: CurrentUser }) => ({ user, avatar: user.avatar, file: null, picture: null, square: null, failure: null })),
    keepReason: assign({ reason: (_, params: { reason: AvatarReason }) => params.reason }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error), share: 0 }),
    forget: assign({ file: null, picture: null, square: null, reason: null, failure: null, share: 0 }),
  },
}).createMachine({
  id: 'avatar',
  context: ({ input: { avatar } }) => ({ avatar, file: null, picture: null, square: null, share: 0, reason: null, failure: null, user: null }),
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
          { guard: { type: 'isReadable', params: answerIn }, target: 'cropping.centred', actions: { type: 'keepPicture', params: answerIn } },
          { target: 'rejected', actions: { type: 'keepPicture', params: answerIn } },
        ],
        onError: { target: 'rejected', actions: { type: 'keepReason', params: { reason: 'unreadable' } } },
      },
    },
    cropping: {
      initial: 'centred',
      on: {
        'crop.moved': { target: '.moved', actions: { type: 'keepSquare', params: ({ event }) => ({ square: event.square }) } },
        'crop.confirmed': 'uploading',
        'avatar.cancelled': { target: 'idle', actions: 'forget' },
      },
      states: { centred: {}, moved: {} },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'uploadAvatar',
        src: 'uploadAvatar',
        input: ({ context }) => ({ file: context.file as FileRef, square: context.square as Square }),
      },
      on: {
        'upload.progressed': { actions: { type: 'keepShare', params: ({ event }) => ({ share: event.share }) } },
        'upload.stored': { target: 'done', actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) } },
        'upload.rejected': { target: 'rejected', actions: { type: 'keepReason', params: ({ event }) => ({ reason: event.reason }) } },
        'upload.failed': [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ failure: event.failure }) },
            target: 'offline',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.failure }) },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.failure }) } },
        ],
        'avatar.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    offline: {
      invoke: { id: 'waitForConnection', src: 'waitForConnection', onDone: 'uploading' },
      on: { 'avatar.cancelled': { target: 'idle', actions: 'forget' } },
    },
    failed: { on: { 'avatar.retried': 'uploading', 'avatar.cancelled': { target: 'idle', actions: 'forget' } } },
    rejected: { on: begins },
    done: { on: begins },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeAvatar',
        src: 'removeAvatar',
        onDone: { target: 'removed', actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) } },
        onError: { target: 'notRemoved', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    removed: { on: { 'picture.chosen': chosen } },
    notRemoved: { on: begins },
  },
});
