import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'symbols'> = {
  lychee: 'ลิ้นจี่',
  starfruit: 'มะเฟือง',
  jade: 'แผ่นหยก',
  pearl: 'ไข่มุก',
  lotus: 'ดอกบัว',
  carp: 'ปลาคาร์ป',
  drum: 'กลอง',
  mask: 'หน้ากาก',
  seal: 'ตราทอง',
  lantern: 'โคมไฟ',
}
