import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'symbols'> = {
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
}
