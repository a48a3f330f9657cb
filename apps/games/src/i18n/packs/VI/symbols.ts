import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'symbols'> = {
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
}
