import type { ReactNode } from 'react';
import type { TemplateName } from '../../../contract/resume-document.ts';
import { keepFreeResume, resumeTabWith } from '../../services/resume/freeResume.ts';
import { isMember, useIdentity } from '../core/SessionFlow.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

interface UseTemplateProps {
  name: TemplateName;
  /** Where the button's words do not say which. */
  label?: string;
  variant?: 'primary';
  children: ReactNode;
}

/** To the Resume tab with the template; who is nobody yet registers first, completes the profile, and comes there. */
export function UseTemplate({ name, label, variant, children }: UseTemplateProps) {
  const isSignedIn = isMember(useIdentity());
  const target = resumeTabWith(name);
  const wizard = `/jobseeker-complete-profile?redirect=${encodeURIComponent(target)}`;
  return (
    <ButtonLink
      variant={variant}
      to={isSignedIn ? target : `/get-started?${new URLSearchParams({ mode: 'register', redirect: wizard })}`}
      aria-label={label}
      onClick={() => (isSignedIn ? undefined : keepFreeResume(name))}
    >
      {children}
    </ButtonLink>
  );
}
