import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../core/SessionFlow.tsx';

/** Leaves a resume's import and returns to the steps; a user with a complete profile isn't asked anything else. */
export function useOnward(): () => void {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const navigate = useNavigate();
  return () => {
    const query = new URLSearchParams(search);
    for (const name of ['from', 'resume']) query.delete(name);
    const isOwed = !user?.is_profile_completed || user.is_profile_update_required || query.has('redirect');
    void navigate(isOwed ? `${pathname}${query.size > 0 ? `?${query}` : ''}` : '/manage-profile', { replace: true });
  };
}
