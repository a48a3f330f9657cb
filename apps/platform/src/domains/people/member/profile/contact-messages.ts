import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'

interface ChangeFacts {
  brand: string
  username: string
  /** Masked. */
  contact: string
}

interface Letter {
  subject: string
  text: string
}

/** By language; other languages use their fallback. */
const LETTERS: Readonly<Record<string, (facts: ChangeFacts) => Letter>> = {
  EN: ({ brand, username, contact }) => ({
    subject: `${brand}: a contact was changed`,
    text: `${brand}: the account ${username} now uses ${contact}. If it was not you, change your password and contact customer service at once.`,
  }),
  VI: ({ brand, username, contact }) => ({
    subject: `${brand}: thông tin liên hệ đã được đổi`,
    text: `${brand}: tài khoản ${username} hiện dùng ${contact}. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng ngay.`,
  }),
  CN: ({ brand, username, contact }) => ({
    subject: `${brand}：联系方式已更改`,
    text: `${brand}：账户 ${username} 现已使用 ${contact}。如果不是您本人操作，请立即修改密码并联系客服。`,
  }),
  ID: ({ brand, username, contact }) => ({
    subject: `${brand}: kontak telah diubah`,
    text: `${brand}: akun ${username} sekarang memakai ${contact}. Jika bukan Anda, segera ubah kata sandi dan hubungi layanan pelanggan.`,
  }),
  TH: ({ brand, username, contact }) => ({
    subject: `${brand}: มีการเปลี่ยนช่องทางติดต่อ`,
    text: `${brand}: บัญชี ${username} ใช้ ${contact} แล้ว หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที`,
  }),
}

export function contactChangedMessage(language: LanguageCode, facts: ChangeFacts): Letter {
  const spoken = [language, ...LANGUAGES[language].fallback].find((code) => LETTERS[code]) ?? 'EN'
  const letter = LETTERS[spoken]
  if (!letter) throw new Error('There is no letter in English.')
  return letter(facts)
}
