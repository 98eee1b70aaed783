import { assign, createMachine } from 'xstate';

/** Plays a list, with the volume in a parallel region. Everything is defined inline. */
export const mediaPlayer = createMachine({
  id: 'mediaPlayer',
  types: {} as { context: { track: number; tracks: number; volume: number } },
  context: { track: 0, tracks: 3, volume: 5 },
  type: 'parallel',
  states: {
    playback: {
      initial: 'stopped',
      states: {
        stopped: { on: { PLAY: 'playing' } },
        playing: {
          entry: () => void fetch('http://localhost:1/play'),
          on: {
            PAUSE: 'paused',
            STOP: { target: 'stopped', actions: assign({ track: 0 }) },
            ENDED: [
              {
                guard: ({ context }) => context.track + 1 < context.tracks,
                target: 'playing',
                reenter: true,
                actions: assign({ track: ({ context }) => context.track + 1 }),
              },
              { target: 'stopped' },
            ],
          },
        },
        paused: { on: { PLAY: 'playing', STOP: 'stopped' } },
      },
    },
    sound: {
      initial: 'on',
      states: {
        on: {
          on: {
            MUTE: 'muted',
            LOUDER: { guard: ({ context }) => context.volume < 10, actions: assign({ volume: ({ context }) => context.volume + 1 }) },
            QUIETER: { guard: ({ context }) => context.volume > 0, actions: assign({ volume: ({ context }) => context.volume - 1 }) },
          },
        },
        muted: { on: { UNMUTE: 'on' } },
      },
    },
  },
});
