import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  tabs: 'ประเภทผล',
  wins: 'เกม',
  raffles: 'ชิงโชค',
  title: 'ผู้ชนะ',
  intro: 'รางวัลของสมาชิก โดยปิดบังชื่อ ผู้เล่นแต่ละคนแสดงครั้งเดียวต่อเกม',
  failed: 'โหลดรายชื่อผู้ชนะไม่ได้',
  filters: 'ตัวกรอง',
  period: 'ช่วงเวลา',
  order: 'เรียงตาม',
  product: 'ประเภทเกม',
  allProducts: 'ทุกเกม',
  periods: {
    DAY: '24 ชั่วโมงล่าสุด',
    WEEK: '7 วันล่าสุด',
  },
  orders: {
    AMOUNT: 'รางวัลสูงสุด',
    MULTIPLE: 'ตัวคูณสูงสุด',
    LATEST: 'ล่าสุด',
  },
  columns: {
    game: 'เกม',
    player: 'ผู้เล่น',
    payout: 'รางวัล',
    multiple: 'ตัวคูณ',
    wonAt: 'เมื่อ',
  },
  times: '{{factor}}×',
  jackpot: 'แจ็กพอต {{name}}',
  noneTitle: 'ยังไม่มีรางวัล',
  noneText: 'รางวัลของช่วงเวลาและประเภทเกมนี้จะแสดงที่นี่',
} as const satisfies CompletePack<'winners'>
