import type { TFunction } from 'i18next';
import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import CalendarClock from '~icons/lucide/calendar-clock';
import MessageCircle from '~icons/lucide/message-circle';
import ShieldUser from '~icons/lucide/shield-user';
import Users from '~icons/lucide/users';
import type { IconComponent } from '../../ui/icon.ts';
import type { Workspace } from '../../../../contract/company-workspace.ts';
import type { EmployerPlace } from '../places.ts';
import { whenSaid } from './when.ts';

/** One thing that waits, and where it is dealt with. */
export interface Waits {
  place: EmployerPlace['id'];
  icon: IconComponent;
  count: number;
  label: string;
  note: string;
  isUrgent: boolean;
}

/** What waits for an employer, the most pressing first; what does not wait is left out. */
export function waitsOf(today: Workspace, now: string, t: TFunction<'today'>, language: string): Waits[] {
  const [next] = today.interviews;
  const due = today.next_due_at && t('toAnswer.next', { when: whenSaid(today.next_due_at, now, language) });
  const all: Waits[] = [
    {
      place: 'applicants',
      icon: Users,
      count: today.to_answer,
      label: t('toAnswer', { count: today.to_answer }),
      note: today.overdue > 0 ? t('toAnswer.overdue', { count: today.overdue }) : (due ?? ''),
      isUrgent: today.overdue > 0,
    },
    {
      place: 'interviews',
      icon: CalendarClock,
      count: today.interviews.length,
      label: t('interviews', { count: today.interviews_today }),
      note: next ? t('interviews.next', { when: whenSaid(next.starts_at, now, language) }) : '',
      isUrgent: false,
    },
    { place: 'chat', icon: MessageCircle, count: today.unread_messages, label: t('unread', { count: today.unread_messages }), note: '', isUrgent: false },
    {
      place: 'jobs',
      icon: BriefcaseBusiness,
      count: today.to_confirm,
      label: t('toConfirm', { count: today.to_confirm }),
      note: t('toConfirm.why'),
      isUrgent: true,
    },
    { place: 'team', icon: ShieldUser, count: today.waiting_members, label: t('waiting', { count: today.waiting_members }), note: '', isUrgent: false },
  ];
  return all.filter(({ count }) => count > 0);
}
