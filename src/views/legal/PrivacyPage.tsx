import { useTranslation } from '../ui/useTranslation.tsx';
import { PRIVACY_VERSION } from '../../../contract/terms.ts';
import { LegalPage } from './LegalPage.tsx';
import { PRIVACY } from './privacy.ts';

/** /privacy: what is stored about whom, for how long, and who sees it. */
export default function PrivacyPage() {
  const { t } = useTranslation('common');
  return <LegalPage text={PRIVACY} version={PRIVACY_VERSION} other={{ to: '/terms', label: t('terms') }} />;
}
