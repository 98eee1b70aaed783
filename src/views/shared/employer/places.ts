import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import Building2 from '~icons/lucide/building-complex';
import CalendarClock from '~icons/lucide/calendar-clock';
import House from '~icons/lucide/house';
import MessageCircle from '~icons/lucide/message-circle';
import Settings from '~icons/lucide/settings';
import ShieldUser from '~icons/lucide/shield-user';
import Users from '~icons/lucide/users';
import type { IconComponent } from '../../ui/icon.ts';

/** A page in the navigation of the employer's workspace. */
export interface EmployerPlace {
  id: 'home' | 'jobs' | 'applicants' | 'interviews' | 'chat' | 'company' | 'team' | 'settings';
  to: string;
  icon: IconComponent;
}

/** In display order; a phone's bar holds the first five and puts the others under "More". Its text is `place.<id>` of the employer texts. */
export const EMPLOYER_PLACES: readonly EmployerPlace[] = [
  { id: 'home', to: '/employer', icon: House },
  { id: 'jobs', to: '/employer/jobs', icon: BriefcaseBusiness },
  { id: 'applicants', to: '/employer/applicants', icon: Users },
  { id: 'interviews', to: '/employer/interviews', icon: CalendarClock },
  { id: 'chat', to: '/employer/chat', icon: MessageCircle },
  { id: 'company', to: '/employer/company', icon: Building2 },
  { id: 'team', to: '/employer/team', icon: ShieldUser },
  { id: 'settings', to: '/employer/settings', icon: Settings },
];

/** Whether a path is this page, or below it. */
export const isAt = ({ to }: EmployerPlace, pathname: string): boolean => pathname === to || (to !== '/employer' && pathname.startsWith(`${to}/`));
