import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  title: '彩票',
  stationTitle: '电台彩票',
  kinds: '彩票种类',
  electronic: '电子彩',
  station: '电台彩',
  intro: '这里还没有开奖。您可以先看看，并标记想再找到的彩票。',
  favourites: '您的收藏',
  group: '分组',
  code: '代码',
  prizes: '奖金方式',
  prizeModes: {
    SERIES: '按奖金组',
    FIXED_ODDS: '按固定赔率',
    SEA_ODDS: '按 SEA 彩票的固定赔率',
  },
  others: '{{group}} 的其他彩票',
  all: '全部彩票',
  lobby: '返回大厅',
  emptyTitle: '这里还没有彩票',
  emptyText: '可以先看看另一类。',
  missingTitle: '没有这个彩票',
  missingText: '它可能已下架，或地址不完整。',
  failed: '彩票无法加载',
} as const satisfies CompletePack<'lottery'>
