import { untilThere } from '../untilThere.ts';

/**
 * Validates an input for a resume against the server's rule; its code loads with the first check.
 * @returns the key of the rule it breaks, or null
 */
export async function checkRule(what: 'name' | 'address', text: string): Promise<string | null> {
  const { emailAddress, resumeName } = await untilThere(() => import('../../../contract/resume-calls.ts'));
  const { error } = (what === 'name' ? resumeName : emailAddress).safeParse(text);
  return error?.issues[0]?.message ?? null;
}
