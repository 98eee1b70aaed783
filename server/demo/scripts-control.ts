/** A script that plays people of the demo. */
export interface PlayedScript {
  name: string;
  /** What it plays, for whoever watches. */
  title: string;
  state: 'running' | 'waiting' | 'paused';
}

/** How the scripts of a demo are steered. */
export interface ScriptsControl {
  list: () => readonly PlayedScript[];
  isPaused: () => boolean;
  pause: () => void;
  resume: () => void;
  /** How many times faster than people they play. */
  speed: () => number;
  setSpeed: (times: number) => void;
}

/** Where nobody plays anything. */
export const NO_SCRIPTS: ScriptsControl = {
  list: () => [],
  isPaused: () => false,
  pause: () => undefined,
  resume: () => undefined,
  speed: () => 1,
  setSpeed: () => undefined,
};
