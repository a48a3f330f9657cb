import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'

interface Letter {
  subject: string
  text: string
}

interface ResetFacts {
  brand: string
  /** Link target. */
  address: string
  /** Lifetime of the link. */
  minutes: number
}

interface Letters {
  reset(facts: ResetFacts): Letter
  changed(facts: Pick<ResetFacts, 'brand'>): Letter
}

/** Letters by language; other languages use their fallback. The address may be a stranger's, so they do not have the username. */
const LETTERS: Readonly<Record<string, Letters>> = {
  EN: {
    reset: ({ brand, address, minutes }) => ({
      subject: `${brand}: set a new password`,
      text: `Somebody asked to set a new password for your account. If it was you, open this link within ${minutes} minutes:\n\n${address}\n\nThe link works once. If it was not you, do nothing: your password stays as it is.`,
    }),
    changed: ({ brand }) => ({
      subject: `${brand}: your password was changed`,
      text: `The password of your account was changed, and it was signed out everywhere else. If it was not you, set a new password at once with “Forgot password?” on the log-in form, then contact customer service.`,
    }),
  },
  VI: {
    reset: ({ brand, address, minutes }) => ({
      subject: `${brand}: đặt mật khẩu mới`,
      text: `Có yêu cầu đặt mật khẩu mới cho tài khoản của bạn. Nếu là bạn, hãy mở liên kết này trong vòng ${minutes} phút:\n\n${address}\n\nLiên kết chỉ dùng được một lần. Nếu không phải bạn, bạn không cần làm gì: mật khẩu vẫn giữ nguyên.`,
    }),
    changed: ({ brand }) => ({
      subject: `${brand}: mật khẩu của bạn đã được đổi`,
      text: `Mật khẩu tài khoản của bạn đã được đổi và tài khoản đã được đăng xuất ở mọi nơi khác. Nếu không phải bạn, hãy đặt ngay mật khẩu mới bằng mục “Quên mật khẩu?” ở biểu mẫu đăng nhập, rồi liên hệ chăm sóc khách hàng.`,
    }),
  },
  CN: {
    reset: ({ brand, address, minutes }) => ({
      subject: `${brand}：设置新密码`,
      text: `有人请求为您的账户设置新密码。如果是您本人，请在 ${minutes} 分钟内打开此链接：\n\n${address}\n\n链接只能使用一次。如果不是您本人，无需任何操作，密码保持不变。`,
    }),
    changed: ({ brand }) => ({
      subject: `${brand}：您的密码已更改`,
      text: `您账户的密码已更改，其他所有设备均已退出登录。如果不是您本人操作，请立即通过登录表单中的“忘记密码？”设置新密码，然后联系客服。`,
    }),
  },
  ID: {
    reset: ({ brand, address, minutes }) => ({
      subject: `${brand}: buat kata sandi baru`,
      text: `Ada permintaan untuk membuat kata sandi baru bagi akun Anda. Jika itu Anda, buka tautan ini dalam ${minutes} menit:\n\n${address}\n\nTautan hanya berlaku sekali. Jika bukan Anda, abaikan saja: kata sandi Anda tidak berubah.`,
    }),
    changed: ({ brand }) => ({
      subject: `${brand}: kata sandi Anda telah diubah`,
      text: `Kata sandi akun Anda telah diubah dan akun dikeluarkan dari semua perangkat lain. Jika bukan Anda, segera buat kata sandi baru lewat “Lupa kata sandi?” di formulir masuk, lalu hubungi layanan pelanggan.`,
    }),
  },
  TH: {
    reset: ({ brand, address, minutes }) => ({
      subject: `${brand}: ตั้งรหัสผ่านใหม่`,
      text: `มีคำขอตั้งรหัสผ่านใหม่ของบัญชีคุณ หากเป็นคุณ โปรดเปิดลิงก์นี้ภายใน ${minutes} นาที:\n\n${address}\n\nลิงก์ใช้ได้ครั้งเดียว หากไม่ใช่คุณ ไม่ต้องทำอะไร รหัสผ่านจะยังเป็นเช่นเดิม`,
    }),
    changed: ({ brand }) => ({
      subject: `${brand}: รหัสผ่านของคุณถูกเปลี่ยนแล้ว`,
      text: `รหัสผ่านของบัญชีคุณถูกเปลี่ยนแล้ว และบัญชีออกจากระบบในที่อื่นทั้งหมด หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่ทันทีด้วย “ลืมรหัสผ่าน?” ในแบบฟอร์มเข้าสู่ระบบ แล้วติดต่อฝ่ายบริการลูกค้า`,
    }),
  },
}

function lettersFor(language: LanguageCode): Letters {
  const spoken = [language, ...LANGUAGES[language].fallback].find((code) => LETTERS[code]) ?? 'EN'
  return LETTERS[spoken] as Letters
}

export function resetMail(language: LanguageCode, facts: ResetFacts): Letter {
  return lettersFor(language).reset(facts)
}

export function changedMail(language: LanguageCode, facts: Pick<ResetFacts, 'brand'>): Letter {
  return lettersFor(language).changed(facts)
}
