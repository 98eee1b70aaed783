import type { ReactNode } from 'react';
import type { TemplateName } from '../../../contract/resume-document.ts';
import { keepFreeResume, resumeTabWith } from '../../services/resume/freeResume.ts';
import { useSession } from '../core/SessionFlow.tsx';
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
  const { kind } = useSession();
  const target = resumeTabWith(name);
  const isMember = kind === 'seeker' || kind === 'recruiter';
  const wizard = `/jobseeker-complete-profile?redirect=${encodeURIComponent(target)}`;
  return (
    <ButtonLink
      variant={variant}
      to={isMember ? target : `/get-started?${new URLSearchParams({ mode: 'register', redirect: wizard })}`}
      aria-label={label}
      onClick={() => (isMember ? undefined : keepFreeResume(name))}
    >
      {children}
    </ButtonLink>
  );
}
