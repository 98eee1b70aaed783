import Download from '~icons/lucide/download';
import Trash2 from '~icons/lucide/trash';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { ChangeButton, type ChangeParts } from './ChangeButton.tsx';
import { Row } from '../../ui/Row.tsx';
import { Section } from '../../ui/Section.tsx';

/** Data export, and account deletion. */
export function DataSection(parts: ChangeParts) {
  const { t } = useTranslation('account');
  return (
    <Section title={t('data.title')}>
      <div>
        <Row
          icon={<Download size={20} aria-hidden="true" />}
          title={t('export.title')}
          action={<ChangeButton {...parts} what="export" label={t('export.action')} name={t('export.name')} />}
        >
          {t('export.text')}
        </Row>
        <Row
          icon={<Trash2 size={20} aria-hidden="true" />}
          title={t('deletion.title')}
          action={<ChangeButton {...parts} what="deletion" label={t('deletion.action')} name={t('deletion.title')} />}
        >
          {t('deletion.text')}
        </Row>
      </div>
    </Section>
  );
}
