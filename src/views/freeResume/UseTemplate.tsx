import type { ReactNode } from 'react';
import type { TemplateName } from '../../../contract/resume-document.ts';
import { storeFreeResume, resumeTabWith } from '../../services/resume/freeResume.ts';
import { isMember, useIdentity } from '../core/SessionFlow.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

interface UseTemplateProps {
  name: TemplateName;
  /** For a button whose text doesn't name the template. */
  label?: string;
  variant?: 'primary';
  children: ReactNode;
}

/** Leads to the Resume tab with the template; visitors first register and complete their profile, then get there. */
export function UseTemplate({ name, label, variant, children }: UseTemplateProps) {
  const isSignedIn = isMember(useIdentity());
  const target = resumeTabWith(name);
  const wizard = `/jobseeker-complete-profile?redirect=${encodeURIComponent(target)}`;
  return (
    <ButtonLink
      variant={variant}
      to={isSignedIn ? target : `/get-started?${new URLSearchParams({ mode: 'register', redirect: wizard })}`}
      aria-label={label}
      onClick={() => (isSignedIn ? undefined : storeFreeResume(name))}
    >
      {children}
    </ButtonLink>
  );
}
