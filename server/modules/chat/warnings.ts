import type { MessageWarning } from '../../../contract/chat-records.ts';

/**
 * Parts of a message from a stranger that deserve caution. Every job scam leads people off the site or to a payment. Short lists, in the languages of
 * the site. A warning costs a glance, so it's better to warn too often than to miss one.
 */
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[\w-]{1,63}\.(?:com|net|org|io|me|co|info|biz|xyz|top|shop|site|online|link|ly|gg|cc|app|vip|club|live|ph|sg|my|id|th|vn|hk|tw|cn|jp|ae|mx|br)\b(?:\/\S*)?/iu;
const EMAIL = /[^\s@]{1,64}@[^\s@]{1,250}\.[a-z]{2,}/giu;
const DATE = /\p{Nd}{4}-\p{Nd}{1,2}-\p{Nd}{1,2}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{4}/gu;
/** Eight or more digits, with any spacing, in any script's numerals. */
const NUMBER = /(?:\p{Nd}[\s().-]{0,2}){8,}/u;
const MESSENGERS =
  /(?<![\p{L}\p{N}])(?:whats\s?app|telegram|viber|we\s?chat|weixin|line\s?id|signal app|skype|messenger|kakao|zalo|imo)(?![\p{L}\p{N}])|\bt\.me\b|\bwa\.me\b|微信|加我|飞机号|電報|电报|텔레그램|واتساب|واتس|تيليجرام|تلغرام|ไลน์|テレグラム|ライン交換/iu;
const PAYMENT =
  /(?<![\p{L}\p{N}])(?:gcash|pay\s?maya|paypal|western union|moneygram|bitcoin|btc|usdt|crypto\w*|gift\s?cards?|deposit|advance fee|processing fee|registration fee|training fee|security fee|refundable|bank transfer|wire transfer|send money|top[- ]?up|load\s+card)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:bayad|magbayad|pera muna|deposito|pago|pagar|transferencia|tasa de inscripci[oó]n|taxa|pagamento|pagar|depósito|pix|biaya|bayaran|bayar|transfer dulu|uang muka|yuran|wang pendahuluan|ödeme|havale|depozito|peşinat|kayıt ücreti|eğitim ücreti|kapora|chuyển khoản|đặt cọc|phí đăng ký|phí đào tạo|nạp tiền)(?![\p{L}\p{N}])|押金|保证金|保證金|转账|轉賬|轉帳|汇款|匯款|付款|手续费|手續費|费用先|充值|振込|振り込み|保証金|手数料|前払い|送金|입금|보증금|송금|دفع|رسوم|تحويل|عربون|إيداع|โอนเงิน|มัดจำ|ค่าธรรมเนียม|ชำระเงิน|ค่าสมัคร/iu;

/** Lists what to warn of. Empty for almost every message. */
export function warningsIn(text: string): MessageWarning[] {
  // Normalizes letters of another width or style.
  const plain = text.normalize('NFKC');
  const link = LINK.test(plain.replace(EMAIL, ' '));
  const contact = plain.search(EMAIL) >= 0 || NUMBER.test(plain.replace(DATE, ' ')) || MESSENGERS.test(plain);
  return [...(contact ? (['contact'] as const) : []), ...(PAYMENT.test(plain) ? (['payment'] as const) : []), ...(link ? (['link'] as const) : [])];
}

/** Whether a text contains links or contact details, which a greeting must not (specification §5). */
export const leadsElsewhere = (text: string): boolean => warningsIn(text).some((warning) => warning !== 'payment');
