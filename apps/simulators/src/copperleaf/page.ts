import { createBrush } from '@playhouse/shared/art/brush.ts'
import { TONES } from '@playhouse/shared/art/materials.ts'
import { MOTIFS } from '@playhouse/shared/art/motif-library.ts'
import type { GameLanguage } from '@playhouse/shared/languages.ts'
import { createHash } from 'node:crypto'
import { COPPERLEAF_GAME as GAME } from '@playhouse/vendor-api/vendors/demo-games.ts'
import { LEAVES } from './play.ts'

const STYLE = `
:root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; background: #171210; color: #f1e6d4 }
main { width: min(92vw, 30rem); display: grid; gap: 1rem; text-align: center }
h1 { margin: 0; font-size: 1.375rem } p { margin: 0; min-height: 1.5em }
#leaves { display: grid; grid-template-columns: repeat(${LEAVES}, minmax(0, 1fr)); gap: .75rem }
#leaves button { padding: .5rem; aspect-ratio: 1; border: 2px solid #8a6a3c; border-radius: 1rem; background: #241b16; cursor: pointer }
#leaves button:disabled { cursor: default } #leaves .found { border-color: #f3cf74; background: #4a3415 }
svg { width: 100%; height: 100% }
label { display: flex; gap: .5rem; justify-content: center; align-items: center }
input { font: inherit; width: 8rem; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid #8a6a3c; border-radius: .5rem; background: #241b16; color: inherit; text-align: end }
:focus-visible { outline: 3px solid #f3cf74; outline-offset: 2px }
`
export const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const TEXTS = {
  en: {
    pick: 'Pick a leaf: one of three pays 2.9 times the bet.',
    bet: 'Bet',
    balance: 'Balance',
    leaf: 'Leaf',
    won: 'You won',
    lost: 'Not under this one.',
    wait: 'The answer is not there yet; the bet counts once or comes back.',
    back: 'The round was cancelled; your bet is back.',
    funds: 'Your balance does not cover the bet.',
    refused: 'The operator does not take this bet now.',
    again: 'This page has been used. Open the game again.',
    free: 'Free rounds left',
    freeWon: 'won; it is credited as a bonus when the free rounds have ended',
  },
  vi: {
    pick: 'Chọn một chiếc lá: một trong ba lá trả gấp 2,9 lần tiền cược.',
    bet: 'Tiền cược',
    balance: 'Số dư',
    leaf: 'Lá',
    won: 'Bạn thắng',
    lost: 'Không ở dưới lá này.',
    wait: 'Chưa có trả lời; tiền cược được tính một lần hoặc trả lại.',
    back: 'Ván đã hủy; tiền cược đã trả lại.',
    funds: 'Số dư không đủ cho tiền cược.',
    refused: 'Nhà cái hiện không nhận cược này.',
    again: 'Trang này đã được dùng. Hãy mở lại trò chơi.',
    free: 'Vòng miễn phí còn lại',
    freeWon: 'thắng; được cộng thành thưởng khi vòng miễn phí kết thúc',
  },
  zh: {
    pick: '选一片叶子：三片中有一片赔付投注的 2.9 倍。',
    bet: '投注',
    balance: '余额',
    leaf: '叶子',
    won: '您赢得',
    lost: '不在这片下面。',
    wait: '尚未收到答复；投注只计一次，否则退回。',
    back: '本局已取消，投注已退回。',
    funds: '余额不足以投注。',
    refused: '平台目前不接受此投注。',
    again: '此页面已使用过。请重新打开游戏。',
    free: '剩余免费局数',
    freeWon: '赢得；免费局结束后计为奖金',
  },
  id: {
    pick: 'Pilih satu daun: satu dari tiga membayar 2,9 kali taruhan.',
    bet: 'Taruhan',
    balance: 'Saldo',
    leaf: 'Daun',
    won: 'Anda menang',
    lost: 'Bukan di bawah daun ini.',
    wait: 'Belum ada jawaban; taruhan dihitung sekali atau dikembalikan.',
    back: 'Putaran dibatalkan; taruhan Anda kembali.',
    funds: 'Saldo tidak cukup untuk taruhan.',
    refused: 'Operator tidak menerima taruhan ini sekarang.',
    again: 'Halaman ini sudah dipakai. Buka lagi permainannya.',
    free: 'Putaran gratis tersisa',
    freeWon: 'dimenangkan; dikreditkan sebagai bonus setelah putaran gratis selesai',
  },
  th: {
    pick: 'เลือกใบไม้หนึ่งใบ: หนึ่งในสามใบจ่าย 2.9 เท่าของเดิมพัน',
    bet: 'เดิมพัน',
    balance: 'ยอดเงิน',
    leaf: 'ใบไม้',
    won: 'คุณชนะ',
    lost: 'ไม่ได้อยู่ใต้ใบนี้',
    wait: 'ยังไม่มีคำตอบ เดิมพันจะนับครั้งเดียวหรือคืนให้',
    back: 'รอบนี้ถูกยกเลิก คืนเดิมพันแล้ว',
    funds: 'ยอดเงินไม่พอสำหรับเดิมพัน',
    refused: 'ผู้ให้บริการไม่รับเดิมพันนี้ในขณะนี้',
    again: 'หน้านี้ถูกใช้แล้ว เปิดเกมอีกครั้ง',
    free: 'รอบฟรีที่เหลือ',
    freeWon: 'ชนะ จะเข้าเป็นโบนัสเมื่อรอบฟรีสิ้นสุด',
  },
} as const satisfies Record<GameLanguage, object>

const SCRIPT = `
const text = JSON.parse(document.querySelector('main').dataset.texts)
const [status, balance, bet, free, ...leaves] = ['status', 'balance', 'bet', 'free'].map((id) => document.getElementById(id)).concat(...document.querySelectorAll('#leaves button'))
const post = async (path, body) => (await fetch('/play/copperleaf/page/' + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
let visit
let left = null
const showFree = (state) => { left = state; free.textContent = left ? text.free + ': ' + left.left + ' × ' + left.bet : ''; bet.disabled = !!left }
const tell = (message) => parent.postMessage(message, visit.site)
const show = (amount) => { balance.textContent = text.balance + ': ' + amount + ' ' + visit.currency }
const enable = (on) => { for (const leaf of leaves) leaf.disabled = !on }
enable(false)
post('open', { token: location.pathname.split('/').at(-1) }).then((opened) => {
  if (!opened.playToken) { status.textContent = text.again; return }
  visit = opened
  show(opened.balance)
  showFree(opened.free)
  enable(true)
  tell({ type: 'playhouse:ready' })
})
const play = async (pick) => {
  enable(false)
  for (const leaf of leaves) leaf.className = ''
  const sent = { playToken: visit.playToken, roundKey: crypto.randomUUID?.() ?? key(), bet: left ? left.bet : bet.value, pick, free: !!left }
  let result
  for (;;) {
    result = await post('play', sent).catch(() => ({ state: 'pending' }))
    if (result.state !== 'pending') break
    status.textContent = text.wait
    await new Promise((done) => setTimeout(done, 2000))
  }
  if (result.state === 'done') {
    leaves[result.leaf].className = 'found'
    status.textContent = result.leaf === pick ? (sent.free ? result.win + ' ' + text.freeWon : text.won + ' ' + result.win) : text.lost
  } else status.textContent = result.refusal === 201 ? text.funds : result.refusal ? text.refused : text.back
  showFree(result.free ?? null)
  const current = result.balance ?? (await post('balance', { playToken: visit.playToken }).catch(() => ({}))).balance
  if (current) { show(current); tell({ type: 'playhouse:round', balance: current }) }
  enable(true)
}
/* A page that is not secure has no crypto.randomUUID. */
const key = () => '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (c) => (+c ^ crypto.getRandomValues(new Uint8Array(1))[0] & 15 >> +c / 4).toString(16))
leaves.forEach((leaf, index) => leaf.addEventListener('click', () => play(index)))
`
export const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64')

const GOLD = '#f3cf74'
const DRAWN = MOTIFS.maple.draw(createBrush(TONES.persimmon, () => 0.5)).replaceAll('url(#G)', GOLD)
const LEAF = `<svg viewBox="-112 -112 224 224" aria-hidden="true"><g fill="${TONES.persimmon.main}">${DRAWN}</g></svg>`

/** The game: a page on its own, whose script opens the launch token of its address. */
export function gamePage(language: GameLanguage): string {
  const texts = TEXTS[language]
  const leaves = Array.from(
    { length: LEAVES },
    (_, index) => `<button aria-label="${texts.leaf} ${index + 1}">${LEAF}</button>`,
  )
  const data = JSON.stringify(texts).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${GAME.title}</title><style>${STYLE}</style></head>
<body><main data-texts="${data}"><h1>${GAME.title}</h1><p>${texts.pick}</p><div id="leaves">${leaves.join('')}</div>
<label>${texts.bet} <input id="bet" inputmode="decimal" value="1000" maxlength="12"></label><p id="free"></p><p id="status" role="status"></p><p id="balance"></p></main><script>${SCRIPT}</script></body></html>`
}
