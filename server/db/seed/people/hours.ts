import type { OpenHours } from '../../../../contract/automatic-replies.ts';
import type { Random } from '../../../random.ts';

/** What recruiters reply automatically outside their hours, by the language of most of their company's ads. */
const WORDS: Readonly<Record<string, string>> = {
  en: "Thanks for your message. I'm away from my desk right now and will get back to you in my working hours.",
  id: 'Terima kasih atas pesannya. Saya sedang tidak di kantor dan akan membalas pada jam kerja.',
  ms: 'Terima kasih atas mesej anda. Saya tiada di pejabat sekarang dan akan membalas pada waktu kerja.',
  ja: 'メッセージをありがとうございます。ただいま営業時間外です。営業時間内に改めてご返信いたします。',
  'zh-TW': '謝謝您的來訊。目前為非上班時間，我會在上班時間盡快回覆您。',
  tr: 'Mesajınız için teşekkürler. Şu anda mesai saatleri dışındayım; mesai saatlerinde size döneceğim.',
  'pt-BR': 'Obrigado pela mensagem. Estou fora do horário de trabalho e respondo no próximo expediente.',
  es: 'Gracias por su mensaje. Estoy fuera del horario de trabajo y le responderé en cuanto vuelva.',
  ar: 'شكرًا لرسالتك. أنا خارج أوقات العمل الآن، وسأرد عليك خلال ساعات العمل.',
};

const DAYS = [
  { from: '09:00', to: '18:00' },
  { from: '08:30', to: '17:30' },
  { from: '08:00', to: '17:00' },
  { from: '09:30', to: '18:30' },
] as const satisfies readonly OpenHours[];

/** The reply outside working hours in a language, in English if it has none. */
export const wordsIn = (tag: string): string => WORDS[tag] ?? (WORDS['en'] as string);

/** A week of working hours, Monday first. @param workdays in the notation of a market */
export function weekOf(random: Random, workdays: string): (OpenHours | null)[] {
  const day = random.pick(DAYS);
  return workdays === 'Sunday to Thursday' ? [day, day, day, day, null, null, day] : [day, day, day, day, day, null, null];
}
