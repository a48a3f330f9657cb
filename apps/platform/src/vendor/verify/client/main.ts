import { find } from '../../page/client/elements.ts'
import { fill } from '../../page/client/wording.ts'
import { claimOf, type RoundClaim } from '../claim.ts'
import type { VerifyTexts } from '../texts/en.ts'
import { type Verdict, verifyRound } from '../verify-round.ts'

const texts = JSON.parse(find('#page-data').textContent ?? '') as VerifyTexts
// The address comes from anywhere and brings no theme of its own.
if (matchMedia('(prefers-color-scheme: light)').matches) document.documentElement.dataset.theme = 'light'

const field = find<HTMLTextAreaElement>('#claim')
const verdict = find('#verdict')

function wordsOf(found: Verdict, claim: RoundClaim): string {
  if (found.kind === 'fair') return [fill(texts.fair, { payout: found.payout }), ...jackpotWords(found)].join(' ')
  if (found.kind === 'other-seed') return texts.otherSeed
  if (found.kind === 'no-round') return fill(texts.noRound, { reason: found.reason })
  if (found.kind === 'other-jackpot') return [texts.otherJackpot, ...jackpotWords(found)].join(' ')
  return fill(texts.otherPayout, { payout: found.payout, claimed: claim.payout })
}

/** What was drawn of the jackpot. */
function jackpotWords({ jackpot }: Extract<Verdict, { view: unknown }>): string[] {
  if (!jackpot) return []
  const { drawn, stakeUnits, hit } = jackpot
  return [fill(hit ? texts.jackpotHit : texts.jackpotNoHit, { drawn, stake: String(stakeUnits) })]
}

function check(): void {
  const claim = claimOf(encodeURIComponent(field.value))
  const found = claim && verifyRound(claim)
  verdict.dataset.verdict = found?.kind ?? 'unreadable'
  verdict.textContent = found ? wordsOf(found, claim) : texts.unreadable
  find('#drawn').hidden = !found || !('view' in found)
  find('#view').textContent = found && 'view' in found ? JSON.stringify(found.view, null, 2) : ''
}

/** Takes the round out of the address, and checks it at once. */
function readAddress(): void {
  const claim = claimOf(location.hash)
  if (!claim) return
  field.value = JSON.stringify(claim, null, 2)
  check()
}

find('#check-claim').addEventListener('click', check)
window.addEventListener('hashchange', readAddress)
readAddress()
