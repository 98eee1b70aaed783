/** What makes an ad suspicious to job seekers, and to the people who protect them. */
export type PostingWarning = 'payment' | 'contact' | 'link';

/**
 * Words of somebody asking applicants for money, in the ten languages. They are matched literally, so none of them may occur in descriptions of wages
 * or benefits.
 */
const PAYMENT =
  /(?<![\p{L}])(?:(?:registration|application|processing|training|placement|medical|visa|uniform|reservation|admin(?:istration)?) fee|security deposit|refundable deposit|pay (?:us|first|upfront|in advance)|upfront (?:fee|payment)|send money|western union|moneygram|gift ?cards?|bitcoin|usdt|crypto(?:currency)? wallet|bank (?:account )?(?:details|number)|biaya (?:pendaftaran|administrasi|pelatihan)|uang jaminan|transfer dulu|yuran (?:pendaftaran|pemprosesan|latihan)|wang cagaran|bayar dahulu|kayıt ücreti|başvuru ücreti|depozito|ön ödeme|cuota de inscripción|pago por adelantado|depósito de garantía|gastos de tramitación|taxa de inscrição|taxa de cadastro|pagamento antecipado|depósito caução)(?![\p{L}])|报名费|培训费|押金|保证金|先付款|手续费|報名費|培訓費|訓練費|保證金|先付款|手續費|登録料|研修費|保証金|前払い|先払い|رسوم التسجيل|رسوم التدريب|رسوم التقديم|تأمين مسترد|ادفع مقدم/iu;
/** An address, a number to call, or the name of a messaging service. */
const CONTACT =
  /[\w.+-]@[\w-]+\.[a-z]{2,}|(?:\+|00)\d[\d\s().-]{7,}\d|\b0\d{2,4}[\s.-]?\d{3}[\s.-]?\d{3,4}\b|\b(?:whats ?app|telegram|wechat|viber|line id)\b|微信|微訊|واتساب|تيليجرام/iu;
const LINK = /https?:\/\/|\bwww\.|\b(?:bit\.ly|t\.me|wa\.me|tinyurl\.com|forms\.gle)\b/iu;

/** What to warn about before a text is published. */
export function warningsOf(text: string): PostingWarning[] {
  const found: [PostingWarning, RegExp][] = [
    ['payment', PAYMENT],
    ['contact', CONTACT],
    ['link', LINK],
  ];
  return found.filter(([, pattern]) => pattern.test(text)).map(([warning]) => warning);
}
