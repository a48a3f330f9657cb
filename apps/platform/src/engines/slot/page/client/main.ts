import type { PageMessage, RefusalCode } from '../../contract.ts'
import type { PageData } from '../page-data.ts'
import type { PageTexts } from '../texts.ts'
import { find } from './elements.ts'
import { reels } from './reels.ts'
import { report } from './report.ts'
import { newClientSeed, roundKeeper } from './rounds.ts'

const MESSAGE_OF: Readonly<Record<RefusalCode, keyof PageTexts>> = {
  insufficient_balance: 'messageInsufficient',
  stake_invalid: 'messageStakeInvalid',
  round_in_progress: 'messageInProgress',
  round_key_reused: 'messageRoundKeyReused',
  game_session_expired: 'messageSessionExpired',
  game_not_found: 'messageGameNotFound',
  system_busy: 'messageBusy',
}

const data = JSON.parse(find('#page-data').textContent ?? '') as PageData
const { texts } = data
const keeper = roundKeeper(data.session, (...request) => fetch(...request))
const stage = reels(data)
const words = report(data)
const spinButton = find<HTMLButtonElement>('#spin')
const stakes = find<HTMLFieldSetElement>('#stakes')
const seedField = find<HTMLInputElement>('#client-seed')
let spinning = false
let ended = false

/** Tells the framing site, and only it. */
function tell(message: PageMessage): void {
  if (parent !== window) parent.postMessage(message, data.siteOrigin)
}

/** Brings the controls in line with what may be done now. */
function refreshControls(): void {
  spinButton.setAttribute('aria-disabled', String(spinning || ended))
  stakes.disabled = spinning || ended || keeper.open !== undefined
  spinButton.textContent = texts.spin
  if (keeper.open) spinButton.textContent = texts.getResult
  if (spinning) spinButton.textContent = texts.spinning
}

async function press(): Promise<void> {
  if (spinning || ended) return
  spinning = true
  words.clear()
  stage.start()
  const stake = find<HTMLInputElement>('input[name="stake"]:checked').value
  const typedSeed = seedField.validity.valid ? seedField.value : ''
  const answer = keeper.press(stake, typedSeed || newClientSeed())
  refreshControls()
  const result = await answer
  if (result.kind === 'played') {
    const { round } = result
    await stage.stopAt(round.grid)
    stage.showWins(round.wins, round.grid)
    words.outcome(round)
    words.balance(round.balance)
    tell({ type: 'playhouse:round', balance: round.balance })
  } else {
    stage.giveUp()
    if (result.kind === 'refused') await explain(result.code)
    else words.message(texts.messageNetwork, 'error')
  }
  spinning = false
  refreshControls()
}

async function explain(code: RefusalCode): Promise<void> {
  ended = code === 'game_session_expired' || code === 'game_not_found'
  words.message(texts[MESSAGE_OF[code]], 'error')
  if (code === 'insufficient_balance' || code === 'round_key_reused') await refreshSession()
}

async function refreshSession(): Promise<void> {
  const session = await keeper.refresh()
  if (!session || keeper.busy) return
  words.balance(session.balance)
  if (session.serverSeedHash) words.promise(session.serverSeedHash)
  if (session.openRound) keeper.adopt(session.openRound)
}

/** Space and Enter play wherever they mean nothing else. A key held down is one press: there is no automatic play. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== ' ' && event.key !== 'Enter') return
  const target = event.target instanceof Element ? event.target : null
  if (target === spinButton) {
    if (event.repeat) event.preventDefault()
    return
  }
  if (target?.closest('button, dialog, input:not([type="radio"])') || document.querySelector('dialog[open]')) return
  event.preventDefault()
  if (!event.repeat) void press()
}

spinButton.addEventListener('click', () => void press())
document.addEventListener('keydown', onKey)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && !spinning && !keeper.open) void refreshSession().then(refreshControls)
})
find('#exit').addEventListener('click', () => tell({ type: 'playhouse:exit' }))
for (const opener of document.querySelectorAll<HTMLElement>('[data-open]')) {
  opener.addEventListener('click', () => find<HTMLDialogElement>(`#${opener.dataset.open}`).showModal())
}
for (const closer of document.querySelectorAll('[data-close]')) {
  closer.addEventListener('click', () => closer.closest('dialog')?.close())
}

if (data.serverSeedHash) words.promise(data.serverSeedHash)
if (data.openRound) {
  keeper.adopt(data.openRound)
  words.message(texts.messageOpenRound, 'note')
}
refreshControls()
tell({ type: 'playhouse:ready' })
