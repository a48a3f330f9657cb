import { type LanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import type { NoticeKind } from '../../../db/tables/notices.ts'
import { plainTitle } from '../../people/messages/message-texts.ts'

interface Words {
  titles: Record<NoticeKind, string>
  letter(title: string, link: string, off: string): string
  text(brand: string, title: string, link: string): string
}

const EN: Words = {
  titles: {
    SYSTEM: 'News about your account',
    DEPOSIT: 'News about a deposit',
    WITHDRAWAL: 'News about a withdrawal',
    PROMOTION: 'News about your rewards',
    SERVICE: 'Customer service has answered',
    AGENT: 'You have a new message',
  },
  letter: (title, link, off) => `${title}.\n\nRead the message: ${link}\n\nNo more of these e-mails: ${off}`,
  text: (brand, title, link) => `${brand}: ${title}. ${link}`,
}

/** Texts by language; other languages use their fallback. */
const WORDS: Readonly<Partial<Record<LanguageCode, Words>>> = {
  EN,
  VI: {
    titles: {
      SYSTEM: 'Tin về tài khoản của bạn',
      DEPOSIT: 'Tin về lệnh nạp',
      WITHDRAWAL: 'Tin về lệnh rút',
      PROMOTION: 'Tin về phần thưởng của bạn',
      SERVICE: 'Bộ phận hỗ trợ đã trả lời',
      AGENT: 'Bạn có tin nhắn mới',
    },
    letter: (title, link, off) => `${title}.\n\nĐọc tin nhắn: ${link}\n\nKhông nhận các email này nữa: ${off}`,
    text: (brand, title, link) => `${brand}: ${title}. ${link}`,
  },
  CN: {
    titles: {
      SYSTEM: '您的账户有新消息',
      DEPOSIT: '您的存款有新消息',
      WITHDRAWAL: '您的提款有新消息',
      PROMOTION: '您的奖励有新消息',
      SERVICE: '客服已回复',
      AGENT: '您有一条新消息',
    },
    letter: (title, link, off) => `${title}。\n\n阅读消息：${link}\n\n不再接收此类邮件：${off}`,
    text: (brand, title, link) => `${brand}：${title}。${link}`,
  },
  ID: {
    titles: {
      SYSTEM: 'Kabar tentang akun Anda',
      DEPOSIT: 'Kabar tentang setoran',
      WITHDRAWAL: 'Kabar tentang penarikan',
      PROMOTION: 'Kabar tentang hadiah Anda',
      SERVICE: 'Layanan pelanggan sudah menjawab',
      AGENT: 'Anda mendapat pesan baru',
    },
    letter: (title, link, off) => `${title}.\n\nBaca pesannya: ${link}\n\nBerhenti menerima email ini: ${off}`,
    text: (brand, title, link) => `${brand}: ${title}. ${link}`,
  },
  TH: {
    titles: {
      SYSTEM: 'มีข่าวเกี่ยวกับบัญชีของคุณ',
      DEPOSIT: 'มีข่าวเกี่ยวกับรายการฝาก',
      WITHDRAWAL: 'มีข่าวเกี่ยวกับรายการถอน',
      PROMOTION: 'มีข่าวเกี่ยวกับรางวัลของคุณ',
      SERVICE: 'ฝ่ายบริการลูกค้าตอบแล้ว',
      AGENT: 'คุณมีข้อความใหม่',
    },
    letter: (title, link, off) => `${title}\n\nอ่านข้อความ: ${link}\n\nไม่รับอีเมลเหล่านี้อีก: ${off}`,
    text: (brand, title, link) => `${brand}: ${title} ${link}`,
  },
}

function textsOf(language: LanguageCode): Words {
  const spoken = [language, ...LANGUAGES[language].fallback].find((code) => WORDS[code])
  return (spoken && WORDS[spoken]) ?? EN
}

/** A title without amounts and names, as others may see the screen of a phone: that of the message only if it has no parameters. */
export function noticeTitle(language: LanguageCode, kind: NoticeKind, template: string | null): string {
  return (template && plainTitle(template, language)) || textsOf(language).titles[kind]
}

export const noticeLetter = (language: LanguageCode, ...facts: Parameters<Words['letter']>): string =>
  textsOf(language).letter(...facts)

export const noticeText = (language: LanguageCode, ...facts: Parameters<Words['text']>): string =>
  textsOf(language).text(...facts)
