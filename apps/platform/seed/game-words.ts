import type { ToneName } from '@playhouse/shared/art/materials.ts'
import type { WordLanguage } from '@playhouse/shared/art/motif-words.ts'
import type { SceneName } from '@playhouse/shared/art/theme.ts'

/** English, Vietnamese, Chinese, Indonesian and Thai. */
type Row = readonly [en: string, vi: string, zh: string, id: string, th: string]

const ORDER: readonly WordLanguage[] = ['en', 'vi', 'zh', 'id', 'th']

const byLanguage = <Name extends string>(rows: Readonly<Record<Name, Row>>) =>
  Object.fromEntries(
    Object.entries<Row>(rows).map(([name, row]) => [
      name,
      Object.fromEntries(ORDER.map((language, index) => [language, row[index]])),
    ]),
  ) as Readonly<Record<Name, Readonly<Record<WordLanguage, string>>>>

export const TONE_WORDS = byLanguage<ToneName>({
  vermilion: ['Red', 'Đỏ', '赤', 'Merah', 'แดง'],
  oxblood: ['Crimson', 'Đỏ Thẫm', '绯', 'Merah Tua', 'แดงเข้ม'],
  persimmon: ['Fire', 'Lửa', '火焰', 'Api', 'เพลิง'],
  gold: ['Golden', 'Vàng', '黄金', 'Emas', 'ทอง'],
  amber: ['Bronze', 'Đồng', '青铜', 'Perunggu', 'สำริด'],
  jade: ['Jade', 'Ngọc Bích', '翡翠', 'Giok', 'หยก'],
  celadon: ['Green', 'Xanh Lá', '碧', 'Hijau', 'เขียว'],
  teal: ['Turquoise', 'Lam Ngọc', '青', 'Pirus', 'ฟ้าคราม'],
  indigo: ['Indigo', 'Chàm', '靛蓝', 'Nila', 'คราม'],
  plum: ['Purple', 'Tím', '紫', 'Ungu', 'ม่วง'],
  eggshell: ['White', 'Trắng', '白', 'Putih', 'ขาว'],
  pearl: ['Pearl', 'Xà Cừ', '珠光', 'Mutiara', 'มุก'],
})

export const SCENE_WORDS = byLanguage<SceneName>({
  disc: ['Moonlit', 'Đêm Trăng', '月夜', 'Malam Purnama', 'คืนจันทร์เพ็ญ'],
  rings: ['Lucky', 'May Mắn', '幸运', 'Keberuntungan', 'นำโชค'],
  niche: ['Ancient', 'Cổ Xưa', '远古', 'Purba', 'โบราณ'],
  ogee: ['Royal', 'Hoàng Gia', '皇家', 'Kerajaan', 'ราชา'],
  rays: ['Radiant', 'Rực Rỡ', '光芒', 'Bersinar', 'เจิดจ้า'],
  slope: ['Swift', 'Thần Tốc', '疾风', 'Kilat', 'สายฟ้า'],
  band: ['Festival', 'Lễ Hội', '节庆', 'Pesta', 'เทศกาล'],
  hills: ['Highland', 'Đồi Xanh', '山谷', 'Bukit', 'ขุนเขา'],
  columns: ['Silk', 'Lụa', '丝路', 'Sutra', 'ไหม'],
  lozenge: ['Mystic', 'Huyền Bí', '神秘', 'Mistis', 'ลึกลับ'],
  tray: ['Treasured', 'Quý Báu', '珍藏', 'Pusaka', 'ล้ำค่า'],
  field: ['Wild', 'Hoang Dã', '狂野', 'Liar', 'พงไพร'],
  stars: ['Starry', 'Đầy Sao', '星空', 'Berbintang', 'ดาราพราว'],
  waves: ['River', 'Bên Sông', '江上', 'Sungai', 'ริมธาร'],
})

/** Name patterns by engine kind, model, or category without engine; `#` is the theme. */
export const TYPE_WORDS = byLanguage({
  slot: ['#', '#', '#', '#', '#'],
  'slot-classic': ['# Classic', '# Cổ Điển', '经典#', '# Klasik', '# คลาสสิก'],
  cascade: ['# Cascade', 'Thác #', '#连消', 'Kaskade #', '# คาสเคด'],
  'slot-ways': ['# Ways', 'Muôn Lối #', '#千路', 'Seribu Jalur #', '# หลายทาง'],
  'slot-free-spins': ['# Bonus', 'Quay Thưởng #', '#奖励', 'Bonus #', '# โบนัส'],
  baccarat: ['# Baccarat', 'Baccarat #', '#百家乐', 'Bakarat #', 'บาคาร่า #'],
  'baccarat-no-commission': [
    '# No-Commission Baccarat',
    'Baccarat Không Hoa Hồng #',
    '#免佣百家乐',
    'Bakarat Tanpa Komisi #',
    'บาคาร่าไม่มีค่าคอม #',
  ],
  dice: ['# Dice', 'Xúc Xắc #', '#骰子', 'Dadu #', 'ลูกเต๋า #'],
  crash: ['# Crash', 'Bay Cao #', '#飞升', 'Crash #', 'แครช #'],
  fishing: ['# Fishing', 'Bắn Cá #', '#捕鱼', 'Tembak Ikan #', 'ยิงปลา #'],
  cards: ['# Three Cards', 'Ba Cây #', '#三张牌', 'Tiga Kartu #', 'ไพ่สามใบ #'],
  'markets-football': ['# Football', 'Bóng Đá #', '#足球', 'Sepak Bola #', 'ฟุตบอล #'],
  'markets-tennis': ['# Tennis', 'Quần Vợt #', '#网球', 'Tenis #', 'เทนนิส #'],
  'markets-badminton': ['# Badminton', 'Cầu Lông #', '#羽毛球', 'Bulu Tangkis #', 'แบดมินตัน #'],
  'markets-volleyball': ['# Volleyball', 'Bóng Chuyền #', '#排球', 'Bola Voli #', 'วอลเลย์บอล #'],
  'markets-table-tennis': ['# Table Tennis', 'Bóng Bàn #', '#乒乓球', 'Tenis Meja #', 'ปิงปอง #'],
  'markets-esports': ['# Arena', 'Đấu Trường #', '#竞技场', 'Arena #', 'อารีนา #'],
  'markets-cockfight': ['# Ring', 'Trường Gà #', '#斗鸡场', 'Gelanggang #', 'สนามไก่ #'],
  ELOTT: ['# Quick Draw', 'Xổ Số Nhanh #', '#快彩', 'Undian Kilat #', 'หวยด่วน #'],
  LOTT: ['# Lottery', 'Xổ Số #', '#彩票', 'Lotre #', 'หวย #'],
})
