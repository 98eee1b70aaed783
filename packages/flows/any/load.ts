import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import type { AnyStateMachine } from 'xstate';
import type { Samples } from './derive.ts';
import { machineOf } from './machine-of.ts';

/** A machine, the key it's exported by, and a name for it. */
export interface Exported {
  key: string;
  name: string;
  machine: AnyStateMachine;
}

/**
 * The machines that a module exports, directly or as the logic of an actor that was created but not started.
 * @param file JavaScript or TypeScript, as a bundler reads it
 * @param only the name of a single export
 * @throws Error with instructions if there is none
 */
export async function machinesIn(file: string, only: string | null): Promise<Exported[]> {
  const module = await moduleAt(file);
  const ownName = path.basename(file).split('.')[0] as string;
  const found = Object.entries(module).flatMap(([key, value]): Exported[] => {
    const machine = machineOf(value);
    return machine ? [{ key, name: key === 'default' ? ownName : key, machine }] : [];
  });
  if (only === null && found.length > 0) return found;
  const names = Object.keys(module).join(', ') || 'nothing';
  if (only === null) throw new Error(`${file} exports no machine of XState 5. It exports ${names}.`);
  if (!found.some(({ key }) => key === only))
    throw new Error(only in module ? `The export "${only}" of ${file} is no machine of XState 5.` : `${file} has no export "${only}". It exports ${names}.`);
  return found.filter(({ key }) => key === only);
}

/** Payloads, inputs, and results from a file: JSON, or the default export of a module. */
export async function samplesIn(file: string): Promise<Samples> {
  const samples = file.endsWith('.json') ? (JSON.parse(readFileSync(found(file), 'utf8')) as unknown) : (await moduleAt(file))['default'];
  if (typeof samples !== 'object' || samples === null) throw new Error(`${file} holds no samples: it must hold an object, or export one by default.`);
  const unknown = Object.keys(samples).filter((key) => !['inputs', 'events', 'actors'].includes(key));
  if (unknown.length > 0) throw new Error(`${file} has ${unknown.join(', ')}; there may be inputs, events, and actors.`);
  return samples;
}

function found(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return path.resolve(file);
}

async function moduleAt(file: string): Promise<Record<string, unknown>> {
  const environment = process.env['NODE_ENV'];
  try {
    const { module } = await runnerImport<Record<string, unknown>>(found(file), {
      root: path.dirname(path.resolve(file)),
      configFile: false,
      logLevel: 'error',
    });
    return module;
  } finally {
    // Vite sets it to `development`, which would affect later builds.
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}
