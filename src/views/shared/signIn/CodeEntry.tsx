import type { ReactNode } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { CodeForm, type CodeFault } from './CodeForm.tsx';
import { column } from './step.styles.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { Button } from '../../ui/Button.tsx';

export const CODE_FAULTS: readonly CodeFault[] = ['wrong', 'expired', 'used', 'failed'];

interface CodeEntryProps {
  fault: CodeFault | undefined;
  isVerifying: boolean;
  canResend: boolean;
  /** When another can be sent; ISO-8601, the server's clock. */
  resendAt: string | null;
  clockOffset: number;
  onSubmit: (code: string) => void;
  onResend: () => void;
  /** Alternatives, below. */
  children?: ReactNode;
}

/** Enters a code that was sent: its six cells, the result of the last attempt, and a button for another when possible. */
export function CodeEntry({ fault, isVerifying, canResend, resendAt, clockOffset, onSubmit, onResend, children }: CodeEntryProps) {
  const { t } = useTranslation('getStarted');
  const seconds = useSecondsUntil(resendAt, clockOffset);
  return (
    <div className={column}>
      <CodeForm label={t('code.label')} fault={fault} error={fault ? t(`code.${fault}`) : undefined} isVerifying={isVerifying} onSubmit={onSubmit} />
      <Button isWide disabled={!canResend} onClick={onResend}>
        {canResend ? t('code.resend') : t('code.resendIn', { seconds })}
      </Button>
      {children}
    </div>
  );
}
