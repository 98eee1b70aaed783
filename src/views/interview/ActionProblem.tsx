import { useTranslation } from '../ui/useTranslation.tsx';
import type { ActionRefusal } from '../../machines/interviewAction/interviewAction.types.ts';
import { Callout } from '../ui/Callout.tsx';

/** Why an action hasn't succeeded. */
export function ActionProblem({ state, refusal }: { state: 'offline' | 'failed' | 'refused' | 'overtaken'; refusal: ActionRefusal | null }) {
  const { t } = useTranslation('interview');
  if (state === 'offline') return <Callout severity="warning">{t('offline')}</Callout>;
  if (state === 'failed') return <Callout severity="error">{t('failed')}</Callout>;
  return <Callout severity="warning">{state === 'overtaken' ? t('overtaken') : t(`refused.${refusal ?? 'notAllowedNow'}`)}</Callout>;
}
