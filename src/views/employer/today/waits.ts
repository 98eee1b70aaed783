import type { TFunction } from 'i18next';
import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import MessageCircle from '~icons/lucide/message-circle';
import ShieldUser from '~icons/lucide/shield-user';
import type { IconComponent } from '../../ui/icon.ts';
import type { Workspace } from '../../../../contract/company-workspace.ts';
import type { EmployerPlace } from '../../shared/employer/places.ts';

/** Something that needs attention, and where it is handled. */
export interface Waits {
  place: EmployerPlace['id'];
  icon: IconComponent;
  count: number;
  label: string;
  note: string;
  isUrgent: boolean;
}

/** What needs an employer's attention besides applicants and interviews, the most urgent first. */
export function waitsOf(today: Workspace, t: TFunction<'today'>): Waits[] {
  const all: Waits[] = [
    { place: 'chat', icon: MessageCircle, count: today.unread_messages, label: t('unread', { count: today.unread_messages }), note: '', isUrgent: false },
    {
      place: 'jobs',
      icon: BriefcaseBusiness,
      count: today.to_confirm,
      label: t('toConfirm', { count: today.to_confirm }),
      note: t('toConfirm.why', { count: today.to_confirm }),
      isUrgent: true,
    },
    { place: 'team', icon: ShieldUser, count: today.waiting_members, label: t('waiting', { count: today.waiting_members }), note: '', isUrgent: false },
  ];
  return all.filter(({ count }) => count > 0);
}
