import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  depositCredited: 'เงินฝากเข้าบัญชีแล้ว',
  depositRejected: 'การฝากเงินถูกปฏิเสธ',
  depositExpired: 'การฝากเงินหมดเวลาแล้ว',
  depositExpiredText: 'หากคุณชำระเงินแล้ว ยอดเงินจะเข้าเมื่อเงินมาถึง',
  withdrawalSent: 'โอนเงินถอนแล้ว',
  withdrawalSentText: 'โปรดยืนยันเมื่อได้รับเงิน',
  withdrawalReturned: 'คืนเงินถอนแล้ว',
  withdrawalReturnedText: 'เงินกลับเข้ายอดคงเหลือของคุณแล้ว',
  withdrawalNeedsInfo: 'การถอนเงินของคุณต้องการข้อมูลเพิ่มเติม',
  limitReached: 'คุณถึงขีดจำกัดแล้ว',
  limitUntil: 'สิ้นสุด {{when}}',
  sessionEnded: {
    REPLACED: 'ออกจากระบบแล้ว: คุณเข้าสู่ระบบบนอุปกรณ์อื่น',
    PASSWORD_CHANGED: 'ออกจากระบบแล้ว: รหัสผ่านของคุณถูกเปลี่ยน',
    REVOKED: 'ถูกออกจากระบบจากอุปกรณ์อื่น',
    EXCLUDED: 'ออกจากระบบแล้ว: บัญชีของคุณกำลังพัก',
  },
} as const satisfies CompletePack<'live'>
