import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  tabs: '结果类别',
  wins: '游戏',
  raffles: '抽奖',
  title: '中奖榜',
  intro: '会员的中奖记录，名字已隐藏。每位玩家在每款游戏中只出现一次。',
  failed: '无法加载中奖榜',
  filters: '筛选',
  period: '时间',
  order: '排序',
  product: '游戏类型',
  allProducts: '全部游戏',
  periods: {
    DAY: '最近 24 小时',
    WEEK: '最近 7 天',
  },
  orders: {
    AMOUNT: '最大奖金',
    MULTIPLE: '最高倍数',
    LATEST: '最新',
  },
  columns: {
    game: '游戏',
    player: '玩家',
    payout: '奖金',
    multiple: '倍数',
    wonAt: '时间',
  },
  times: '{{factor}}×',
  jackpot: '奖池 {{name}}',
  noneTitle: '暂无中奖记录',
  noneText: '该时间和游戏类型的中奖记录会显示在这里。',
} as const satisfies CompletePack<'winners'>
