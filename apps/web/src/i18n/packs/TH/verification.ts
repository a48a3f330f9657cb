import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  code: 'รหัส',
  send: 'ส่งรหัส',
  sending: 'กำลังส่งรหัส',
  sent: 'ส่งรหัสแล้ว หากผ่านไปหนึ่งนาทียังไม่ได้รับ โปรดตรวจหมายเลข',
  sentByEmail: 'ส่งรหัสแล้ว หากผ่านไปหนึ่งนาทียังไม่ได้รับ โปรดดูในโฟลเดอร์สแปมและตรวจที่อยู่อีเมล',
  again: 'ขอรหัสใหม่ได้ใน {{time}}',
  refusedTitle: 'ไม่ได้ส่งรหัส',
  understood: 'ตกลง',
  captcha: 'ตัวอักษรในภาพ',
  captchaPicture: 'ภาพตัวอักษรและตัวเลขห้าตัว',
  anotherPicture: 'แสดงภาพอื่น',
  captchaUnreadable: 'ฉันอ่านไม่ออก',
  captchaSpelling: 'กำลังกรอกอักขระ',
  captchaSpelled: 'กรอกอักขระให้คุณแล้ว',
} as const satisfies CompletePack<'verification'>
