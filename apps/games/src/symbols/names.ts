import type { PageLanguage } from '../frame/texts/texts.ts'

/** The symbols' names by language and id. */
const SYMBOL_NAMES: Readonly<Record<PageLanguage, Readonly<Record<string, string>>>> = {
  en: {
    lychee: 'Lychee',
    starfruit: 'Star fruit',
    jade: 'Jade disc',
    pearl: 'Pearl',
    lotus: 'Lotus',
    carp: 'Carp',
    drum: 'Drum',
    mask: 'Mask',
    seal: 'Gold seal',
    lantern: 'Lantern',
  },
  vi: {
    lychee: 'Vải',
    starfruit: 'Khế',
    jade: 'Ngọc bích',
    pearl: 'Ngọc trai',
    lotus: 'Hoa sen',
    carp: 'Cá chép',
    drum: 'Trống đồng',
    mask: 'Mặt nạ',
    seal: 'Ấn vàng',
    lantern: 'Đèn lồng',
  },
  zh: {
    lychee: '荔枝',
    starfruit: '杨桃',
    jade: '玉璧',
    pearl: '珍珠',
    lotus: '莲花',
    carp: '鲤鱼',
    drum: '铜鼓',
    mask: '面具',
    seal: '金印',
    lantern: '灯笼',
  },
  id: {
    lychee: 'Leci',
    starfruit: 'Belimbing',
    jade: 'Cakram giok',
    pearl: 'Mutiara',
    lotus: 'Teratai',
    carp: 'Ikan mas',
    drum: 'Gendang',
    mask: 'Topeng',
    seal: 'Stempel emas',
    lantern: 'Lentera',
  },
  th: {
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
  },
}

/** A symbol's name in a page's language. @throws RangeError for an unknown id */
export function symbolName(symbol: string, language: PageLanguage): string {
  const name = SYMBOL_NAMES[language][symbol]
  if (name === undefined) throw new RangeError(`No name of the symbol ${symbol}`)
  return name
}

/** The names of some symbols by their ids. */
export function symbolNames(symbols: readonly string[], language: PageLanguage): Readonly<Record<string, string>> {
  return Object.fromEntries(symbols.map((symbol) => [symbol, symbolName(symbol, language)]))
}
