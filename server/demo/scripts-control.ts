/** A script that plays people of the demo. */
export interface PlayedScript {
  name: string;
  /** A description for people who watch. */
  title: string;
  state: 'running' | 'waiting' | 'paused';
}

/** Controls the scripts of a demo. */
export interface ScriptsControl {
  list: () => readonly PlayedScript[];
  isPaused: () => boolean;
  pause: () => void;
  resume: () => void;
  /** Their speed, as a multiple of real people's. */
  speed: () => number;
  setSpeed: (times: number) => void;
}

/** Controls for a server without scripts. */
export const NO_SCRIPTS: ScriptsControl = {
  list: () => [],
  isPaused: () => false,
  pause: () => undefined,
  resume: () => undefined,
  speed: () => 1,
  setSpeed: () => undefined,
};
