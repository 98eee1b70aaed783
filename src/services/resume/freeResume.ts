import { RESUME_TEMPLATES, type TemplateName } from '../../../contract/resume-document.ts';

/** The flag of the free-resume flow (specification §4): a template where one was chosen before there was an account. */
const KEY = 'free_resume_flow';

/** Where the template is used: its name is in the address, so that it comes through signing in. */
export const resumeTabWith = (template: TemplateName): string => `/manage-profile/resume?template=${template}`;

/** Keeps that somebody came for a resume; one who chose a template before keeps it. */
export function keepFreeResume(template?: TemplateName): void {
  try {
    localStorage.setItem(KEY, template ?? localStorage.getItem(KEY) ?? '1');
  } catch {
    // Without storage the address alone carries it.
  }
}

/** Clears the flag, at the profile's completion. @returns where the flow goes on, where a template was chosen */
export function takeFreeResume(): string | null {
  try {
    const kept = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    const template = RESUME_TEMPLATES.find((name) => name === kept);
    return template ? resumeTabWith(template) : null;
  } catch {
    return null;
  }
}
