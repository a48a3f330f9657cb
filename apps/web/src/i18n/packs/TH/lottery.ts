import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  title: 'ลอตเตอรี่',
  stationTitle: 'ลอตเตอรี่ตามสถานี',
  kinds: 'ประเภทลอตเตอรี่',
  electronic: 'อิเล็กทรอนิกส์',
  station: 'ตามสถานี',
  intro: 'ที่นี่ยังไม่มีการออกรางวัล ดูก่อนได้ และทำเครื่องหมายรายการที่อยากกลับมาหา',
  favourites: 'รายการโปรดของคุณ',
  group: 'กลุ่ม',
  code: 'รหัส',
  prizes: 'วิธีคิดรางวัล',
  prizeModes: {
    SERIES: 'ตามชุดรางวัล',
    FIXED_ODDS: 'ตามอัตราคงที่',
    SEA_ODDS: 'ตามอัตราคงที่ของลอตเตอรี่ SEA',
  },
  others: 'รายการอื่นของ {{group}}',
  all: 'ลอตเตอรี่ทั้งหมด',
  lobby: 'ไปที่ล็อบบี้',
  emptyTitle: 'ที่นี่ยังไม่มีลอตเตอรี่',
  emptyText: 'ระหว่างนี้ลองดูอีกประเภทหนึ่ง',
  missingTitle: 'ไม่มีลอตเตอรี่นี้',
  missingText: 'อาจถูกนำออกแล้ว หรือที่อยู่ไม่ครบ',
  failed: 'โหลดลอตเตอรี่ไม่ได้',
} as const satisfies CompletePack<'lottery'>
