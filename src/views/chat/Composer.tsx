import { useMachine } from '@xstate/react';
import ArrowUp from '~icons/lucide/arrow-up';
import BadgeDollarSign from '~icons/lucide/badge-dollar-sign';
import CalendarPlus from '~icons/lucide/calendar-plus';
import FileText from '~icons/lucide/file-text';
import FileUser from '~icons/lucide/file-user';
import MessageSquareQuote from '~icons/lucide/message-square-quote';
import Phone from '~icons/lucide/phone';
import Plus from '~icons/lucide/plus';
import Video from '~icons/lucide/video';
import { lazy, Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import type { Chat } from '../../../contract/chat-records.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { isActive } from '../../machines/application/statuses.ts';
import type { ChatRoomEvent } from '../../machines/chatRoom/chatRoom.setup.ts';
import { chatFile } from '../../services/chat/chatFile.ts';
import { reportTyping } from '../../services/chat/chatRoom.ts';
import { storeUnsent, wordsOf } from '../../services/chat/outbox.ts';
import { chooseFile } from '../../services/files.ts';
import { ActionMenu, type Action } from '../ui/ActionMenu.tsx';
import { inputBase } from '../ui/field.styles.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { isComposing } from '../ui/isComposing.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { FileState } from './FileState.tsx';
import { messageWritten } from './messageWritten.ts';
import { codeOf } from '../core/codeOf.ts';

const PhrasesDialog = lazy(() => codeOf(() => import('./PhrasesDialog.tsx')));
const ResumePicker = lazy(() => codeOf(() => import('./ResumePicker.tsx')));
const VideoPicker = lazy(() => codeOf(() => import('./VideoPicker.tsx')));
const OfferDialog = lazy(() => codeOf(() => import('./OfferDialog.tsx')));

const FILE_TYPES = '.pdf,.doc,.docx,.png,.jpg,.jpeg';
/** How often typing is reported to the other participant, whose browser forgets it after five seconds. Milliseconds. */
const TELL_EVERY = 3_000;

const form = css({ display: 'flex', alignItems: 'flex-end', gap: '4', px: { lg: '12' }, py: '8', borderBlockStart: '1px solid {colors.line}' });
const box = css(inputBase, {
  flex: '1',
  minW: '0',
  minH: '44px',
  maxH: '30vh',
  resize: 'none',
  fieldSizing: 'content',
  lineHeight: '1.5',
  py: '10px',
  px: '16',
  borderRadius: '22px',
});
/** Filled once there is something to send. */
const sendButton = css({ '&&:not(:disabled)': { bg: 'accent', color: 'onAccent', _hover: { bg: 'accentDeep' } } });

interface ComposerProps {
  chat: Chat;
  userId: string;
  send: (event: ChatRoomEvent) => void;
}

/** The message field. Unsent input is stored per conversation. */
export function Composer({ chat, userId, send }: ComposerProps) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const hint = useId();
  const [words, setWords] = useState(() => wordsOf(userId, chat.id));
  const [panel, setPanel] = useState<'phrases' | 'resume' | 'video' | 'offer' | null>(null);
  const [file, sendToFile] = useMachine(chatFile);
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const reportedAt = useRef(0);
  const { stored, file: chosen } = file.context;
  useEffect(() => {
    if (!stored || !chosen) return;
    send(messageWritten({ kind: 'file', body: { file_id: stored.file_id } }, stored.filename, chosen.ref));
    sendToFile({ type: 'file.taken' });
  }, [stored, chosen, send, sendToFile]);
  const over = words.trim().length - LIMITS.messageLength;
  const canSend = words.trim() !== '' && over <= 0;
  const change = (next: string) => {
    setWords(next);
    storeUnsent(userId, chat.id, next);
  };
  const type = (next: string) => {
    change(next);
    if (Date.now() - reportedAt.current < TELL_EVERY) return;
    reportedAt.current = Date.now();
    reportTyping(chat.id);
  };
  const submit = () => {
    if (!canSend) return;
    send(messageWritten({ kind: 'text', body: { text: words.trim() } }));
    change('');
    reportedAt.current = 0;
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // While an input method is composing, Enter accepts its suggestion.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    submit();
  };
  const close = () => setPanel(null);
  const isSeeker = chat.role === 'seeker';
  const about = invitationOf(chat);
  const invite = () => void navigate(`/employer/interviews/new?${about}`);
  const inviting: Action[] = about ? [{ id: 'interview', icon: CalendarPlus, label: t('compose.interview'), onChoose: invite }] : [];
  const actions: Action[] = [
    { id: 'file', icon: FileText, label: t('compose.file'), onChoose: () => picker.current?.click() },
    { id: 'phrases', icon: MessageSquareQuote, label: t('compose.phrases'), onChoose: () => setPanel('phrases') },
    ...(isSeeker
      ? [
          { id: 'resume', icon: FileUser, label: t('compose.resume'), onChoose: () => setPanel('resume') },
          { id: 'video', icon: Video, label: t('compose.video'), onChoose: () => setPanel('video') },
        ]
      : [
          { id: 'resumeRequest', icon: FileUser, label: t('compose.resumeRequest'), onChoose: () => send(messageWritten({ kind: 'resumeRequest', body: {} })) },
        ]),
    { id: 'phone', icon: Phone, label: t('compose.phone'), onChoose: () => send(messageWritten({ kind: 'phoneRequest', body: {} })) },
    ...(isSeeker ? [] : [...inviting, { id: 'offer', icon: BadgeDollarSign, label: t('compose.offer'), onChoose: () => setPanel('offer') }]),
  ];
  return (
    <>
      <FileState state={file} send={sendToFile} />
      {over > 0 ? (
        <p role="alert" className={css({ px: '16', color: 'refusedText', fontSize: '13' })}>
          {t('composer.tooLong', { count: over })}
        </p>
      ) : null}
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={css({ '& [role=menu]': { insetBlockStart: 'auto', insetBlockEnd: '100%', insetInlineEnd: 'auto', insetInlineStart: '0' } })}>
          <ActionMenu icon={Plus} label={t('composer.more')} actions={actions} isBusy={file.hasTag('busy')} />
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          accept={FILE_TYPES}
          aria-label={t('compose.file')}
          onChange={({ target }) => {
            const [picked] = target.files ?? [];
            if (picked) sendToFile({ type: 'file.chosen', file: chooseFile(picked) });
            // Allows choosing the same file again after it was rejected.
            target.value = '';
          }}
        />
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          aria-label={t('composer')}
          aria-describedby={hint}
          placeholder={t('composer.placeholder')}
          enterKeyHint="send"
          className={box}
          value={words}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
        <VisuallyHidden>
          <span id={hint}>{t('composer.hint')}</span>
        </VisuallyHidden>
        <IconButton label={t('composer.send')} type="submit" disabled={!canSend} className={sendButton}>
          <ArrowUp size={22} aria-hidden="true" />
        </IconButton>
      </form>
      <Suspense fallback={null}>
        {panel === 'phrases' ? (
          <PhrasesDialog
            onClose={close}
            onUse={(text) => {
              close();
              change(words.trim() === '' ? text : `${words.trimEnd()} ${text}`);
            }}
          />
        ) : null}
        {panel === 'resume' ? (
          <ResumePicker
            onClose={close}
            onPick={({ id, filename }) => {
              close();
              send(messageWritten({ kind: 'resume', body: { resume_id: id } }, filename));
            }}
          />
        ) : null}
        {panel === 'video' ? (
          <VideoPicker
            onClose={close}
            onPick={({ id, filename }) => {
              close();
              send(messageWritten({ kind: 'video', body: { video_resume_id: id } }, filename));
            }}
          />
        ) : null}
        {panel === 'offer' ? (
          <OfferDialog
            title={chat.job?.title ?? ''}
            onClose={close}
            onOffer={(terms) => {
              close();
              send(messageWritten({ kind: 'offer', body: terms }, terms.title));
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** The job of an invitation: what they applied for, while that is open, or the job of the conversation. */
function invitationOf({ id, job, application }: Chat): string | null {
  if (application) return isActive(application.status) ? `application=${application.id}` : null;
  return job && `chat=${id}&job=${job.id}`;
}
