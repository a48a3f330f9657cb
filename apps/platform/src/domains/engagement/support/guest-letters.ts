import { type LanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'

interface Facts {
  brand: string
  number: string
  code: string
  link: string
  days: number
}

interface Words {
  received: string
  answered: string
  closed: string
  text(lead: string, facts: Facts): string
}

const EN: Words = {
  received: 'We have your message',
  answered: 'We have answered you',
  closed: 'Your case is closed',
  text: (lead, { number, code, link, days }) =>
    `${lead}: case ${number}.\n\nRead the case and write on: ${link}\n\nOr enter case ${number} and the code ${code} under “Talk to us”. The code works once, within ${days} days; you can ask for another there. If you did not write to us, ignore this e-mail.`,
}

/** By language; others use their fallback. */
const WORDS: Readonly<Partial<Record<LanguageCode, Words>>> = {
  EN,
  VI: {
    received: 'Chúng tôi đã nhận tin nhắn của bạn',
    answered: 'Chúng tôi đã trả lời bạn',
    closed: 'Yêu cầu của bạn đã đóng',
    text: (lead, { number, code, link, days }) =>
      `${lead}: yêu cầu ${number}.\n\nĐọc yêu cầu và viết tiếp: ${link}\n\nHoặc nhập yêu cầu ${number} và mã ${code} trong mục “Trò chuyện với chúng tôi”. Mã dùng được một lần trong ${days} ngày; bạn có thể xin mã khác tại đó. Nếu bạn không viết cho chúng tôi, hãy bỏ qua email này.`,
  },
  CN: {
    received: '我们已收到您的留言',
    answered: '我们已回复您',
    closed: '您的工单已关闭',
    text: (lead, { number, code, link, days }) =>
      `${lead}：工单 ${number}。\n\n查看工单并继续留言：${link}\n\n也可在“联系我们”中输入工单号 ${number} 和验证码 ${code}。验证码在 ${days} 天内可使用一次，您可以在那里再次索取。如果您没有给我们留言，请忽略此邮件。`,
  },
  ID: {
    received: 'Pesan Anda sudah kami terima',
    answered: 'Kami sudah menjawab Anda',
    closed: 'Kasus Anda ditutup',
    text: (lead, { number, code, link, days }) =>
      `${lead}: kasus ${number}.\n\nBaca kasusnya dan tulis lagi: ${link}\n\nAtau masukkan kasus ${number} dan kode ${code} di “Bicara dengan kami”. Kode berlaku sekali dalam ${days} hari; Anda dapat meminta kode lain di sana. Jika Anda tidak menulis kepada kami, abaikan email ini.`,
  },
  TH: {
    received: 'เราได้รับข้อความของคุณแล้ว',
    answered: 'เราตอบคุณแล้ว',
    closed: 'เรื่องของคุณปิดแล้ว',
    text: (lead, { number, code, link, days }) =>
      `${lead}: เรื่องที่ ${number}\n\nอ่านเรื่องและเขียนต่อ: ${link}\n\nหรือกรอกเลขเรื่อง ${number} และรหัส ${code} ที่ “คุยกับเรา” รหัสใช้ได้ครั้งเดียวภายใน ${days} วัน และขอรหัสใหม่ได้ที่นั่น หากคุณไม่ได้เขียนถึงเรา โปรดละเว้นอีเมลนี้`,
  },
}

/** The letter to a guest about a case in a state. Its address may be a stranger's, so it has nothing of what was typed. */
export function guestLetter(
  language: LanguageCode,
  state: 'OPEN' | 'ANSWERED' | 'CLOSED',
  facts: Facts,
): { subject: string; text: string } {
  const words = [language, ...LANGUAGES[language].fallback].map((code) => WORDS[code]).find(Boolean) ?? EN
  const lead = { OPEN: words.received, ANSWERED: words.answered, CLOSED: words.closed }[state]
  return { subject: `${facts.brand}: ${lead} (${facts.number})`, text: words.text(lead, facts) }
}
