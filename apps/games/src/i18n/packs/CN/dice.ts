import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'dice'> = {
  chance: '概率',
  chances: '示例',
  direction: '点数满足此条件即中',
  lastRolls: '最近的点数',
  multiplier: '倍数',
  over: '大于',
  pays: '中奖派彩',
  press: '掷',
  pressed: '掷出中',
  ready: '点数是 0.00 到 99.99 之间的一个数。',
  roll: '点数',
  rolledOver: '掷出 {{roll}}，大于 {{target}}',
  rolledUnder: '掷出 {{roll}}，小于 {{target}}',
  rulesHow:
    '选择一个数，并选择点数须小于还是大于它。点数从 0.00 到 99.99 中以 0.01 为一级抽取，每个数的可能性相同。点数等于您的数为不中。',
  rulesPays:
    '中奖时派彩为投注额乘以倍数：返还率除以概率，保留四位小数，其余舍去。可选概率为 {{least}} 到 {{most}}；除舍去的部分外，各种选择的返还率相同。不高于投注额的派彩显示为返还。',
  target: '您的数',
  under: '小于',
  wins: '中',
}
