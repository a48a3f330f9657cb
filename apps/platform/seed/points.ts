import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { formatMoney } from '@playhouse/shared/money-format.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { pointsItem, pointsItemText } from '../src/db/tables/points.ts'
import type { TableRows } from '../src/db/brand/table-rows.ts'

type Language = 'EN' | 'VI' | 'CN' | 'ID' | 'TH'
type Texts = Readonly<Record<Language, readonly [name: string, description: string]>>

interface Item {
  id: string
  kind: 'CASH' | 'GOODS'
  points: string
  amount: string
  quantity: number
  available?: number
  texts: Texts
}

const formatWhole = (amount: string, language: Language) =>
  formatMoney(amount, 'VND', LANGUAGES[language].bcp47, { whole: true })

const cash = (points: string, amount: string, quantity: number): Item => ({
  id: `cash-${points}`,
  kind: 'CASH',
  points,
  amount,
  quantity,
  texts: {
    EN: [
      `${formatWhole(amount, 'EN')} play money`,
      'Added to your balance at once. Nothing to play before you may withdraw it.',
    ],
    VI: [`${formatWhole(amount, 'VI')} tiền chơi`, 'Cộng ngay vào số dư. Không cần chơi thêm trước khi rút.'],
    CN: [`${formatWhole(amount, 'CN')} 游戏币`, '立即计入余额，无需额外流水即可提取。'],
    ID: [`${formatWhole(amount, 'ID')} uang main`, 'Langsung masuk ke saldo. Tanpa syarat bermain sebelum ditarik.'],
    TH: [`เงินเล่น ${formatWhole(amount, 'TH')}`, 'เข้ายอดเงินทันที ไม่ต้องเล่นเพิ่มก่อนถอน'],
  },
})

const ITEMS: readonly Item[] = [
  cash('120', '15000', 500),
  cash('1000', '140000', 200),
  {
    id: 'lotus-cup',
    kind: 'GOODS',
    points: '400',
    amount: '60000',
    quantity: 80,
    texts: {
      EN: ['Lotus teacup', 'A porcelain teacup with the house’s lotus. Tell us where to send it.'],
      VI: ['Cốc hoa sen', 'Cốc sứ in hoa sen của nhà. Cho chúng tôi biết nơi nhận.'],
      CN: ['莲花杯', '印有本站莲花的瓷杯。请告知寄送地址。'],
      ID: ['Cangkir teratai', 'Cangkir porselen bergambar teratai. Beri tahu kami alamat kirimnya.'],
      TH: ['ถ้วยดอกบัว', 'ถ้วยกระเบื้องลายดอกบัว โปรดบอกที่อยู่จัดส่ง'],
    },
  },
  {
    id: 'silk-lantern',
    kind: 'GOODS',
    points: '900',
    amount: '150000',
    quantity: 40,
    texts: {
      EN: ['Silk lantern', 'A folding lantern of red silk, sewn by hand.'],
      VI: ['Đèn lồng lụa', 'Đèn lồng lụa đỏ gấp gọn, may tay.'],
      CN: ['丝绸灯笼', '手工缝制的红色折叠丝绸灯笼。'],
      ID: ['Lampion sutra', 'Lampion lipat dari sutra merah, dijahit tangan.'],
      TH: ['โคมผ้าไหม', 'โคมผ้าไหมสีแดงพับได้ เย็บด้วยมือ'],
    },
  },
  {
    id: 'travel-set',
    kind: 'GOODS',
    points: '2500',
    amount: '420000',
    quantity: 15,
    available: 1,
    texts: {
      EN: ['Tea set for travelling', 'A pot and two cups in a padded case.'],
      VI: ['Bộ trà du lịch', 'Một ấm và hai chén trong hộp lót.'],
      CN: ['旅行茶具', '一壶两杯，配软垫收纳盒。'],
      ID: ['Set teh perjalanan', 'Satu teko dan dua cangkir dalam tas empuk.'],
      TH: ['ชุดชาเดินทาง', 'กาหนึ่งใบ ถ้วยสองใบ ในกล่องบุนวม'],
    },
  },
  {
    id: 'carp-kite',
    kind: 'GOODS',
    points: '600',
    amount: '90000',
    quantity: 25,
    available: 0,
    texts: {
      EN: ['Carp kite', 'A paper kite in the shape of a carp.'],
      VI: ['Diều cá chép', 'Diều giấy hình cá chép.'],
      CN: ['鲤鱼风筝', '鲤鱼造型的纸风筝。'],
      ID: ['Layang-layang ikan mas', 'Layang-layang kertas berbentuk ikan mas.'],
      TH: ['ว่าวปลาคาร์ป', 'ว่าวกระดาษรูปปลาคาร์ป'],
    },
  },
]

export function pointsRows(): TableRows[] {
  return [
    {
      table: pointsItem,
      rows: ITEMS.map(({ texts: _, points, amount, quantity, available = quantity, ...item }, index) => ({
        ...item,
        points: parseAmount(points),
        amount: parseAmount(amount),
        quantity,
        available,
        picture: `/media/banners/points-${item.id}.svg`,
        position: index + 1,
      })),
    },
    {
      table: pointsItemText,
      rows: ITEMS.flatMap(({ id, texts }) =>
        Object.entries(texts).map(([language, [name, description]]) => ({ itemId: id, language, name, description })),
      ),
    },
  ]
}
