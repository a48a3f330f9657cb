import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  codes: {
    NETWORK: 'ไม่มีการเชื่อมต่อ ตรวจเครือข่ายแล้วลองอีกครั้ง',
  },
  unknown: 'เกิดข้อผิดพลาดจากฝั่งเรา ลองอีกครั้ง',
  partTitle: 'โหลดส่วนนี้ไม่ได้',
  partText: 'การเชื่อมต่อขาดหาย หรือเว็บไซต์มีเวอร์ชันใหม่ โหลดหน้านี้ใหม่',
  offline: 'ไม่มีการเชื่อมต่อ หน้านี้จะทำงานต่อเองทันทีที่เชื่อมต่อได้',
  crashTitle: 'หน้านี้ขัดข้อง',
  crashText: 'โหลดหน้านี้ใหม่ หากเกิดขึ้นอีก ให้กลับไปหน้าแรก',
  reload: 'โหลดหน้านี้ใหม่',
  toHome: 'ไปหน้าแรก',
  reportCode: 'รหัส {{code}}',
} as const satisfies CompletePack<'faults'>
