import BadgeAlert from '~icons/lucide/badge-alert';
import BadgeCheck from '~icons/lucide/badge-check';
import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import Building2 from '~icons/lucide/building-complex';
import CalendarClock from '~icons/lucide/calendar-clock';
import Clock from '~icons/lucide/clock';
import Eye from '~icons/lucide/eye';
import Hand from '~icons/lucide/hand';
import MessageSquare from '~icons/lucide/message-square';
import Signpost from '~icons/lucide/signpost';
import UserPlus from '~icons/lucide/user-plus';
import UserRound from '~icons/lucide/user-round';
import type { IconComponent } from '../ui/icon.ts';
import type { NotificationKind } from '../../../contract/notifications.ts';

/** The icon of each kind. */
export const KIND_ICONS: Record<NotificationKind, IconComponent> = {
  applicationViewed: Eye,
  applicationMoved: Signpost,
  answerOverdue: Clock,
  profileViewed: Eye,
  interested: Hand,
  companyPosted: Building2,
  applicantNew: UserRound,
  answerDue: Clock,
  jobConfirmDue: BriefcaseBusiness,
  memberWaiting: UserPlus,
  companyVerified: BadgeCheck,
  companyRefused: BadgeAlert,
  message: MessageSquare,
  interviewOffered: CalendarClock,
  interviewChanged: CalendarClock,
  interviewSoon: CalendarClock,
};
