import type { SlotTexts } from './en.ts'

/** The slots’ own words in Thai. */
export const th: SlotTexts = {
  lines: '{count} เส้น นับจากซ้าย',
  lineWin: 'เส้น {line}: {count} × {symbol}',
  ofStake: 'เท่าของเดิมพัน',
  oncePerRound: 'แต่ละเส้นจ่ายเฉพาะรางวัลสูงสุด รางวัลของเส้นต่าง ๆ รวมกัน การจ่ายที่ไม่เกินเดิมพันแสดงเป็นเงินคืน',
  paysOfLine: 'เป็นจำนวนเท่าของเดิมพันต่อเส้น คือเดิมพันหารด้วย {count} โคมไฟจ่ายเป็นจำนวนเท่าของเดิมพันทั้งหมด',
  press: 'หมุน',
  pressed: 'กำลังหมุน',
  ready: 'เดิมพันของคุณแบ่งเท่ากันใน {count} เส้น',
  reels: 'วงล้อ แถวบน: {top} แถวกลาง: {middle} แถวล่าง: {bottom}',
  reelsSpinning: 'วงล้อกำลังหมุน',
  returnHelp: 'ค่าที่แน่นอน นับจากตำแหน่งวงล้อทั้งหมด {combinations} แบบ เป็นค่าเฉลี่ยของรอบจำนวนมาก รอบเดียวหรือคืนเดียวอาจต่างไปมาก',
  scatter: 'จ่ายทุกตำแหน่ง',
  stops: 'ตำแหน่งหยุด',
  symbol: 'สัญลักษณ์',
  wild: 'ใช้แทนได้ทุกสัญลักษณ์ยกเว้นโคมไฟ',
  wonOn: 'เส้น {lines}',
  wonOnOne: 'เส้น {lines}',
  wonOnScatter: 'โคมไฟ',
}
