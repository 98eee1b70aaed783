import { RESUME_TEMPLATES, type TemplateName } from '../../../contract/resume-document.ts';

/** The flag of the free-resume flow (specification §4): a template, if one was chosen before there was an account. */
const KEY = 'free_resume_flow';

/** Where the template is used: its name is in the URL, so that it survives signing in. */
export const resumeTabWith = (template: TemplateName): string => `/manage-profile/resume?template=${template}`;

/** Remembers that somebody came for a resume, without replacing a template chosen earlier. */
export function storeFreeResume(template?: TemplateName): void {
  try {
    localStorage.setItem(KEY, template ?? localStorage.getItem(KEY) ?? '1');
  } catch {
    // Without storage, only the URL contains it.
  }
}

/** Clears the flag when the profile is complete. @returns where the flow continues, if a template was chosen */
export function takeFreeResume(): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    const template = RESUME_TEMPLATES.find((name) => name === stored);
    return template ? resumeTabWith(template) : null;
  } catch {
    return null;
  }
}
