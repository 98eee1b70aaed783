import { untilThere } from '../untilThere.ts';

/**
 * Holds what was typed for a resume against the rule the server has; its code comes with the first check.
 * @returns the key of the rule it breaks, or null
 */
export async function checkRule(what: 'name' | 'address', text: string): Promise<string | null> {
  const { letterAddress, resumeName } = await untilThere(() => import('../../../contract/resume-calls.ts'));
  const { error } = (what === 'name' ? resumeName : letterAddress).safeParse(text);
  return error?.issues[0]?.message ?? null;
}
