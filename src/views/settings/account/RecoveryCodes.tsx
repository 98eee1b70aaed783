import Check from '~icons/lucide/check';
import Copy from '~icons/lucide/copy';
import Download from '~icons/lucide/download';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { BRAND } from '../../../lib/brand.ts';
import { saveFile } from '../../../services/account/saveFile.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8',
  p: '16',
  borderRadius: 'card',
  bg: 'sunken',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '15',
  fontVariantNumeric: 'tabular-nums',
});

/** Recovery codes, shown only once: to copy, download, or write down. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('account');
  const [isCopied, setIsCopied] = useState(false);
  const head = useRef<HTMLParagraphElement>(null);
  // The focused field is gone: announces its replacement.
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const copy = () => void navigator.clipboard?.writeText(codes.join('\n')).then(() => setIsCopied(true));
  return (
    <div className={css({ display: 'grid', gap: '16' })}>
      <p ref={head} tabIndex={-1} className={css({ outline: 'none' })}>
        {t('codes.text')}
      </p>
      <ul className={list} aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
        <Button onClick={copy}>
          {isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          {t(isCopied ? 'codes.copied' : 'codes.copy')}
        </Button>
        <Button onClick={() => saveFile(`${t('codes.file', { brand: BRAND.name })}.txt`, `${codes.join('\n')}\n`, 'text/plain')}>
          <Download size={18} aria-hidden="true" />
          {t('codes.download')}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{isCopied ? t('codes.copied') : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
