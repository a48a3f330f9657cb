import type { CascadeTexts } from './en.ts'

/** The cascading slots’ own words in Chinese. */
export const zh: CascadeTexts = {
  afterwards: '第 {from} 次及以后',
  anywhere: '图案按其在格盘上的数量赔付，位置不限。同一次下落中不同图案的奖金相加。',
  cascade: '中奖图案消失，其余图案下落，新图案从上方补满格盘。只要还有中奖就继续；全程只付一次投注。',
  clusters: '图案以边相接即可赔付，仅角相接不算。格盘上每一簇都赔付，同一图案的两簇也分别赔付。',
  fall: '第 {number} 次下落',
  grid: '格盘。{rows}',
  gridFalling: '格盘，下落中',
  gridRow: '第 {number} 行：{symbols}。',
  highest: '一局最多赔付投注额的 {count} 倍。',
  highestReached: '一局的最高派彩',
  ladder: '每次下落的倍数',
  ladderHelp: '每次下落的派彩乘以所在级的倍数。每局都从第一级开始。',
  paysOfStake: '为投注额的倍数，未乘下落倍数。',
  press: '下落',
  pressed: '下落中',
  ready: '同一图案达到 {count} 个即中奖，位置不限。',
  readyClusters: '同一图案相接达到 {count} 个即中奖。',
  returnHelp: '下方的返还率由八百万局模拟测得。它是极多局的平均值；某一局或某一晚可能相差很远。',
  small: '不高于投注额的派彩显示为返还。',
  symbol: '图案',
  winningFalls: '{count} 次下落共中奖 {wins} 次，最高 ×{multiplier}',
}
