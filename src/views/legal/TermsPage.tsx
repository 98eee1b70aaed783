import { useTranslation } from '../ui/useTranslation.tsx';
import { TERMS_VERSION } from '../../../contract/terms.ts';
import { LegalPage } from './LegalPage.tsx';
import { TERMS } from './terms.ts';

/** /terms: what everybody with an account accepted. */
export default function TermsPage() {
  const { t } = useTranslation('common');
  return <LegalPage text={TERMS} version={TERMS_VERSION} other={{ to: '/privacy', label: t('privacy') }} />;
}
