import { useTranslation } from '../ui/useTranslation.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';

const FILTERS = ['upcoming', 'past'] as const;
type Filter = (typeof FILTERS)[number];

/** The part of the list that the URL describes. */
export function shownOf(params: URLSearchParams): { filter: Filter; page: number } {
  return { filter: FILTERS.find((each) => each === params.get('filter')) ?? 'upcoming', page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1) };
}

/** Upcoming and past. */
export function InterviewTabs({ base, filter }: { base: string; filter: Filter }) {
  const { t } = useTranslation('interview');
  return <TabLinks label={t('tabs')} tabs={FILTERS.map((each) => ({ to: `${base}?filter=${each}`, label: t(`tab.${each}`), isCurrent: each === filter }))} />;
}
