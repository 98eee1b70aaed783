import Sparkles from '~icons/lucide/sparkles';
import { useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { RecordInput, StoredRecord } from '../../../machines/record/record.types.ts';
import { Button } from '../../ui/Button.tsx';
import { RecordSection } from '../record/RecordSection.tsx';
import { SummaryWriter } from './SummaryWriter.tsx';

const FIELD = 'career_summary';

interface SummarySectionProps extends RecordInput {
  onRecords: (records: readonly StoredRecord[]) => void;
}

/** The career summary: read, edited, or written by AI. */
export function SummarySection(parts: SummarySectionProps) {
  const { t } = useTranslation('profile');
  const [isToBegin, setToBegin] = useState(false);
  return (
    <RecordSection
      {...parts}
      look="row"
      onClosed={() => setToBegin(false)}
      renderBelow={({ values, isEditable, onChange }) => (
        <SummaryWriter
          text={String(values[FIELD] ?? '')}
          isEditable={isEditable}
          isToBegin={isToBegin}
          onBegun={() => setToBegin(false)}
          onText={(text) => {
            onChange({ ...values, [FIELD]: text });
            document.getElementById(`summary-${FIELD}`)?.focus();
          }}
        />
      )}
    >
      {(one, edit) =>
        one[FIELD] ? (
          <p className={css({ maxW: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>{String(one[FIELD])}</p>
        ) : (
          <div className={css({ display: 'grid', gap: '12', justifyItems: 'start' })}>
            <p className={css({ color: 'quiet', maxW: '60ch' })}>{t('summary.empty')}</p>
            <Button
              size="small"
              onClick={() => {
                setToBegin(true);
                edit();
              }}
            >
              <Sparkles size={16} aria-hidden="true" />
              {t('writer.write')}
            </Button>
          </div>
        )
      }
    </RecordSection>
  );
}
