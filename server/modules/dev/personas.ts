import type { Dev } from '../../../contract/dev.ts';
import { PERSONA_GROUPS, type Persona } from '../../standins/fapi/personas.ts';

/** The four that a person can do something about, each with an explanation of its own. */
const FAILURES = ['mismatch', 'taken', 'noMyinfo', 'down'];

const told = ({ id, label, hint }: Persona) => ({ id, label, hint });

/** Whom one may be at the stand-in for Singpass, and what comes of it. */
export function toldPersonas(): NonNullable<Dev['personas']> {
  const all = PERSONA_GROUPS.flatMap(({ personas }) => personas);
  const verifies = PERSONA_GROUPS.slice(0, 2).flatMap(({ personas }) => personas);
  return {
    verifies: verifies.map(told),
    fails: FAILURES.flatMap((id) => all.filter((persona) => persona.id === id)).map(told),
    others: all.length - verifies.length - FAILURES.length,
  };
}
