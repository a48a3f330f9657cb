import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'ways'> = {
  ways: '{{ways}} 路中奖',
  ready: '符号从左起在相邻转轴上中奖：{{ways}} 路。',
  win: '{{symbol}}：{{shown}} = {{ways}} 路',
  winOne: '{{symbol}}：{{shown}} = 1 路',
  reel: '第 {{number}} 轴：{{symbols}}。',
  reels: '转轴。{{reels}}',
  counts: '中奖符号在每个转轴上的个数',
  how: '同一符号从左起出现在至少三个相邻转轴上即中奖，行数不限。每个转轴任取一个位置就是一路：第一轴两个、第二轴一个、第三轴三个，共 2 × 1 × 3 = 6 路。',
  longest: '每种符号按最长的连续转轴派彩，每一路各派一次。不同符号的奖金相加。派彩不高于投注额时显示为返还。',
  wild: '{{wild}}为百搭，可代替所有符号，不出现在第一轴。',
  paysOfStake: '每一路按连续转轴数派彩，为投注额的倍数。',
}
