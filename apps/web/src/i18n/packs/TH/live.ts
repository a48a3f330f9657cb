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
  identityApproved: 'ยืนยันตัวตนของคุณแล้ว',
  identityRejected: 'เอกสารของคุณไม่ผ่าน',
  identityNeedsInfo: 'ต้องส่งเอกสารบางอย่างอีกครั้ง',
  identitySeeProfile: 'เหตุผลอยู่ในโปรไฟล์ของคุณ',
  applicationApproved: 'คุณเป็นตัวแทนแล้ว',
  applicationRejected: 'คำขอของคุณถูกปฏิเสธ',
  applicationNeedsInfo: 'เรามีคำถามเกี่ยวกับคำขอของคุณ',
  applicationSeePage: 'ดูรายละเอียดในหน้าคำขอของคุณ',
  caseAnswered: 'ฝ่ายบริการลูกค้าตอบแล้ว',
  caseRead: 'อ่านคำตอบ',
  billPaid: 'คุณได้รับเงินในฐานะเอเยนต์แล้ว',
  rebatePaid: 'คุณได้รับเงินคืนแล้ว',
  missionReached: 'ทำภารกิจสำเร็จ',
  missionReachedText: 'รางวัลรอคุณอยู่ในหน้าภารกิจ',
  bonusReleased: 'โบนัสเป็นของคุณแล้ว',
  bonusReleasedText: 'เงินโบนัส {{amount}} กลายเป็นเงินสดแล้ว',
  bonusExpired: 'โบนัสหมดอายุแล้ว',
  raffleWon: 'ตั๋วชิงโชคของคุณถูกรางวัล',
  raffleWonText: 'รางวัลที่ {{place}} รออยู่ที่หน้าชิงโชค',
  limitReached: 'คุณถึงขีดจำกัดแล้ว',
  limitUntil: 'สิ้นสุด {{when}}',
  sessionEnded: {
    LOGGED_OUT: {
      title: 'คุณออกจากระบบแล้ว',
      text: 'คุณออกจากระบบในหน้าต่างอื่น',
    },
    REPLACED: {
      title: 'ออกจากระบบแล้ว: คุณเข้าสู่ระบบบนอุปกรณ์อื่น',
      text: 'จำนวนอุปกรณ์มีจำกัด เข้าสู่ระบบเพื่อใช้งานต่อที่นี่',
    },
    PASSWORD_CHANGED: {
      title: 'ออกจากระบบแล้ว: รหัสผ่านของคุณถูกเปลี่ยน',
      text: 'เข้าสู่ระบบด้วยรหัสผ่านใหม่เพื่อใช้งานต่อ',
    },
    REVOKED: {
      title: 'ถูกออกจากระบบจากอุปกรณ์อื่น',
      text: 'หากไม่ใช่คุณ โปรดเข้าสู่ระบบแล้วเปลี่ยนรหัสผ่าน',
    },
    EXCLUDED: {
      title: 'ออกจากระบบแล้ว: บัญชีของคุณกำลังพักการเล่น',
      text: 'คุณยังเข้าสู่ระบบเพื่อถอนเงินและดูประวัติได้',
    },
    CLOSED: {
      title: 'ออกจากระบบแล้ว: บัญชีของคุณถูกปิด',
      text: 'บัญชีนี้เข้าสู่ระบบไม่ได้อีก ฝ่ายบริการลูกค้าตอบคำถามของคุณได้',
    },
    BLOCKED: {
      title: 'ออกจากระบบแล้ว: บัญชีของคุณถูกระงับ',
      text: 'ฝ่ายบริการลูกค้าจะแจ้งเหตุผลและสิ่งที่คุณทำได้',
    },
  },
} as const satisfies CompletePack<'live'>
