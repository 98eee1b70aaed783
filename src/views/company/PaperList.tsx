import FileText from '~icons/lucide/file-text';
import Trash2 from '~icons/lucide/trash';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { CompanyPaper } from '../../../contract/company-workspace.ts';
import { fileSize } from '../../lib/fileSize.ts';
import { IconButton } from '../ui/IconButton.tsx';

interface PaperListProps {
  papers: readonly CompanyPaper[];
  removingId: string | null;
  onRemove: (id: string) => void;
}

const row = css({ display: 'flex', alignItems: 'center', gap: '12', py: '8', minH: '56px', '& + &': { borderBlockStart: '1px solid {colors.line}' } });

/** The uploaded documents, readable by the company's admins. */
export function PaperList({ papers, removingId, onRemove }: PaperListProps) {
  const { t, i18n } = useTranslation('company');
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  if (papers.length === 0) return null;
  return (
    <ul aria-label={t('papers.list')}>
      {papers.map(({ id, filename, size, uploaded_by: name, created_at: at, file }) => (
        <li key={id} className={row}>
          <FileText size={20} aria-hidden="true" className={css({ color: 'quiet', flexShrink: '0' })} />
          <div className={css({ flex: '1', minW: '0', overflowWrap: 'anywhere' })}>
            <a href={file} download={filename} className={css({ fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '0.2em' })}>
              {filename}
            </a>
            <p className={css({ fontSize: '13', color: 'quiet' })}>
              {t('papers.by', { size: fileSize(size, i18n.language), name, date: dates.format(new Date(at)) })}
            </p>
          </div>
          <IconButton label={t('papers.remove', { name: filename })} aria-busy={removingId === id || undefined} onClick={() => onRemove(id)}>
            <Trash2 size={20} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
