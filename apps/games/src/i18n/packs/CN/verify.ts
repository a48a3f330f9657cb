import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'verify'> = {
  title: '核对一局',
  how: '如何保证公平',
  step1: '开局之前，游戏选出一个秘密种子，并向您显示其 SHA-256 哈希值。此后种子一旦改变，哈希值也会改变。',
  step2: '您的浏览器加入自己的种子，游戏事先无法得知。',
  step3: '两个种子和局号经过 HMAC-SHA256，得出的数值按固定不变的规则决定整局。',
  step4: '局后游戏显示它的种子。本页计算其哈希值，在您的浏览器中按游戏自己的规则重新开出这一局，并进行比较。',
  figures: '这一局的数据',
  figuresHelp: '从游戏进入时会自动填入。您可以修改任何一项再核对。',
  claim: '这一局的数据（JSON）',
  check: '核对',
  fair: '相符。种子就是承诺的种子，得出派彩 {{payout}}，与此局所示一致。',
  otherSeed: '种子不是承诺的种子：其哈希值与开局前显示的不同。',
  otherPayout: '种子就是承诺的种子，但得出的派彩是 {{payout}}，不是 {{claimed}}。',
  jackpotHit: '奖池抽出 {{drawn}}，小于 {{stake}} 即赢得：赢得。',
  jackpotNoHit: '奖池抽出 {{drawn}}，小于 {{stake}} 即赢得：未赢得。',
  otherJackpot: '种子与承诺的一致，但抽出的奖池结果与本局所述不同。',
  dropFair: '相符。种子就是承诺的种子，抽出 {{point}} 为此奖池开出的金额，与中奖记录一致。',
  dropHow:
    '必开奖池：每个奖池开始时，以同样方式由秘密种子、奖池编号和期号抽出开出点。种子的哈希值从那时起公布，种子随中奖公布。',
  dropOther: '种子就是承诺的种子，但抽出的奖池开出金额是 {{point}}，不是 {{claimed}}。',
  noRound: '这些数据不可能是此游戏的一局：{{reason}}',
  unreadable: '这不是一局：数据无法读取。',
  drawn: '开出的这一局',
  playMoney: '18+ · 游戏币。您在此输入的内容不会离开您的浏览器。',
  licenses: '开源许可',
}
