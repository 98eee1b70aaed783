import type { Dev } from '../../../../contract/dev.ts';
import { PERSONA_GROUPS, type Persona } from '../../../standins/fapi/personas.ts';

/** The four failures that a person can do something about, each with its own explanation. */
const FAILURES = ['mismatch', 'taken', 'noMyinfo', 'down'];

const labeled = ({ id, label, hint }: Persona) => ({ id, label, hint });

/** The personas of the stand-in for Singpass, by their outcome. */
export function testPersonas(): NonNullable<Dev['personas']> {
  const all = PERSONA_GROUPS.flatMap(({ personas }) => personas);
  const verifies = PERSONA_GROUPS.slice(0, 2).flatMap(({ personas }) => personas);
  return {
    verifies: verifies.map(labeled),
    fails: FAILURES.flatMap((id) => all.filter((persona) => persona.id === id)).map(labeled),
    others: all.length - verifies.length - FAILURES.length,
  };
}
