import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  or: 'หรือ',
  issuers: { GOOGLE: 'Google', FACEBOOK: 'Facebook' },
  continueWith: 'ดำเนินการต่อด้วย {{issuer}}',
  goingTo: 'กำลังไปที่ {{issuer}}',
  playNote: 'ในเดโมนี้ คุณเข้าสู่ระบบด้วยตัวตนตัวอย่าง ไม่ใช่ด้วย Google หรือ Facebook',
  adultNote: 'เมื่อใช้ครั้งแรก ระบบจะเปิดบัญชีให้ การดำเนินการต่อถือว่าคุณยืนยันว่ามีอายุอย่างน้อย {{age}} ปี',
  passkey: 'เข้าสู่ระบบด้วยพาสคีย์',
  passkeyWaiting: 'กำลังรอพาสคีย์ของคุณ',
  passkeyCancelled: 'ไม่ได้ใช้พาสคีย์ โปรดลองอีกครั้งหรือเข้าสู่ระบบด้วยรหัสผ่าน',
  passkeyFailed: 'พาสคีย์นี้ไม่เปิดบัญชีใดที่นี่ โปรดเข้าสู่ระบบด้วยรหัสผ่าน',
  passkeyElsewhere: 'ใช้พาสคีย์ที่ที่อยู่นี้ไม่ได้ โปรดเปิดเว็บไซต์จากที่อยู่หลัก',
  returnTitle: 'เข้าสู่ระบบด้วย {{issuer}}',
  returnLinkTitle: 'เชื่อมต่อ {{issuer}}',
  returnText: 'โปรดรอสักครู่',
  returnFailed: 'คุณยังไม่ได้เข้าสู่ระบบ',
  returnLinkFailed: 'ยังไม่ได้เชื่อมต่อ {{issuer}}',
  cancelled: 'คุณยกเลิกที่ {{issuer}}',
  backToLogIn: 'กลับไปเข้าสู่ระบบ',
  backToSecurity: 'กลับไปที่ความปลอดภัย',
  linked: 'เชื่อมต่อ {{issuer}} แล้ว',
} as const satisfies CompletePack<'ways'>
