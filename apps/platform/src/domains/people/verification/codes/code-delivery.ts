import { type LanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import type { CodePurpose, CodeRequest } from './code-types.ts'
import type { FastifyBaseLogger } from 'fastify'
import { createAfterResponse } from '../../../../request/after-response.ts'
import type { Sender } from '../sender.ts'

interface CodeTexts {
  /** Follows "is your code". */
  purposes: Record<CodePurpose, string>
  text(brand: string, code: string, purpose: string, minutes: number): string
}

/** Texts by language; other languages use their fallback. */
const WORDS: Readonly<Record<string, CodeTexts>> = {
  EN: {
    purposes: {
      register: 'to open an account',
      login: 'to log in',
      password_recovery: 'to set a new password',
      address_check: 'to log in from a new place',
      phone_app: 'to confirm your number',
      payment_password: 'to set a new payment password',
      step_up: 'to confirm a card or a withdrawal',
      contact: 'to bind this contact',
      contact_change: 'to change a contact',
    },
    text: (brand, code, purpose, minutes) =>
      `${brand}: ${code} is your code ${purpose}. It is good for ${minutes} min. Never tell it to anyone.`,
  },
  VI: {
    purposes: {
      register: 'mở tài khoản',
      login: 'đăng nhập',
      password_recovery: 'đặt mật khẩu mới',
      address_check: 'đăng nhập từ nơi mới',
      phone_app: 'xác nhận số điện thoại',
      payment_password: 'đặt mật khẩu thanh toán mới',
      step_up: 'xác nhận thẻ hoặc lệnh rút tiền',
      contact: 'liên kết liên hệ này',
      contact_change: 'đổi thông tin liên hệ',
    },
    text: (brand, code, purpose, minutes) =>
      `${brand}: ${code} là mã ${purpose} của bạn. Mã có hiệu lực ${minutes} phút. Không cho ai biết mã này.`,
  },
  CN: {
    purposes: {
      register: '注册账户',
      login: '登录',
      password_recovery: '重设密码',
      address_check: '在新地点登录',
      phone_app: '确认手机号码',
      payment_password: '重设支付密码',
      step_up: '确认银行卡或提款',
      contact: '绑定此联系方式',
      contact_change: '更换联系方式',
    },
    text: (brand, code, purpose, minutes) =>
      `${brand}：${code} 是您${purpose}的验证码，${minutes} 分钟内有效。请勿告诉任何人。`,
  },
  ID: {
    purposes: {
      register: 'membuka akun',
      login: 'masuk',
      password_recovery: 'membuat kata sandi baru',
      address_check: 'masuk dari tempat baru',
      phone_app: 'mengonfirmasi nomor Anda',
      payment_password: 'mengatur kata sandi pembayaran baru',
      step_up: 'mengonfirmasi kartu atau penarikan',
      contact: 'menautkan kontak ini',
      contact_change: 'mengganti kontak',
    },
    text: (brand, code, purpose, minutes) =>
      `${brand}: ${code} adalah kode Anda untuk ${purpose}. Berlaku ${minutes} menit. Jangan beri tahu siapa pun.`,
  },
  TH: {
    purposes: {
      register: 'เปิดบัญชี',
      login: 'เข้าสู่ระบบ',
      password_recovery: 'ตั้งรหัสผ่านใหม่',
      address_check: 'เข้าสู่ระบบจากที่ใหม่',
      phone_app: 'ยืนยันหมายเลข',
      payment_password: 'ตั้งรหัสผ่านการชำระเงินใหม่',
      step_up: 'ยืนยันบัตรหรือการถอนเงิน',
      contact: 'ผูกช่องทางติดต่อนี้',
      contact_change: 'เปลี่ยนช่องทางติดต่อ',
    },
    text: (brand, code, purpose, minutes) =>
      `${brand}: ${code} คือรหัสสำหรับ${purpose}ของคุณ ใช้ได้ ${minutes} นาที ห้ามบอกรหัสนี้กับผู้ใด`,
  },
}

export function codeMessage(
  language: LanguageCode,
  facts: { brand: string; code: string; purpose: CodePurpose; minutes: number },
): string {
  const spoken = [language, ...LANGUAGES[language].fallback].find((code) => WORDS[code]) ?? 'EN'
  const { purposes, text } = WORDS[spoken] as CodeTexts
  return text(facts.brand, facts.code, purposes[facts.purpose], facts.minutes)
}

interface DeliveryOptions {
  sender: Sender
  minutes: number
  brandName: () => Promise<string>
  log: FastifyBaseLogger
}

/**
 * Sends codes after the response: its time must not reveal whether a code was sent. Failures are logged
 * without code or address.
 */
export function codeDelivery({ sender, minutes, brandName, log }: DeliveryOptions) {
  const afterResponse = createAfterResponse(log)
  const send = async ({ purpose, channel, address, language }: CodeRequest, code: string) => {
    const brand = await brandName()
    const text = codeMessage(language, { brand, code, purpose, minutes })
    if (channel === 'sms') await sender.sendSms({ phoneNumber: address, text })
    else await sender.sendEmail({ address, subject: brand, text })
  }
  return {
    deliver: (request: CodeRequest, code: string): void =>
      afterResponse.run(`sending a code by ${request.channel} (${request.purpose})`, () => send(request, code)),
    settle: afterResponse.settle,
  }
}
