import {
  BadgeAlert,
  BadgeCheck,
  BriefcaseBusiness,
  CalendarClock,
  Clock,
  Eye,
  Hand,
  MessageSquare,
  Signpost,
  UserPlus,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { NotificationKind } from '../../../contract/notifications.ts';

/** What stands beside each kind's words. */
export const KIND_ICONS: Record<NotificationKind, LucideIcon> = {
  applicationViewed: Eye,
  applicationMoved: Signpost,
  answerOverdue: Clock,
  profileViewed: Eye,
  interested: Hand,
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
