import { find } from '../../frame/client/elements.ts'
import { fill } from '../../frame/client/wording.ts'
import { claimOf, type RoundClaim } from '@playhouse/vendor-api/round-claim.ts'
import { type DropClaim, dropClaimIn } from '@playhouse/vendor-api/drop-claim.ts'
import type { VerifyTexts } from '../texts/en.ts'
import { type DropVerdict, verifyDrop } from '../verify-drop.ts'
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

function wordsOfDrop(found: DropVerdict, { dropPoint }: DropClaim): string {
  if (found.kind === 'other-seed') return texts.otherSeed
  if (found.kind === 'no-drop') return fill(texts.noRound, { reason: found.reason })
  return fill(found.kind === 'fair' ? texts.dropFair : texts.dropOther, { point: found.point, claimed: dropPoint })
}

/** Checks a jackpot that has dropped. */
function checkDrop(claim: DropClaim): void {
  const found = verifyDrop(claim)
  verdict.dataset.verdict = found.kind
  verdict.textContent = wordsOfDrop(found, claim)
  find('#drawn').hidden = true
}

function check(): void {
  const drop = dropClaimIn(field.value)
  if (drop) return checkDrop(drop)
  const claim = claimOf(encodeURIComponent(field.value))
  const found = claim && verifyRound(claim)
  verdict.dataset.verdict = found?.kind ?? 'unreadable'
  verdict.textContent = found ? wordsOf(found, claim) : texts.unreadable
  find('#drawn').hidden = !found || !('view' in found)
  find('#view').textContent = found && 'view' in found ? JSON.stringify(found.view, null, 2) : ''
}

/** Takes the round or the drop out of the address, and checks it at once. */
function readAddress(): void {
  const claim = claimOf(location.hash) ?? dropClaimIn(textOf(location.hash))
  if (!claim) return
  field.value = JSON.stringify(claim, null, 2)
  check()
}

function textOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

find('#check-claim').addEventListener('click', check)
window.addEventListener('hashchange', readAddress)
readAddress()
