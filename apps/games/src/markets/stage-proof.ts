import type { BetAnswer } from '@playhouse/vendor-api/play-api-markets.ts'
import { find, pair } from '../frame/client/elements.ts'
import { fill } from '../frame/client/wording.ts'
import { claimLink } from '@playhouse/vendor-api/round-claim.ts'
import type { verifyRound } from '../verify/verify-round.ts'
import type { MarketsPageData } from './page-data.ts'
import type { Words } from './stage-words.ts'

interface Verifier {
  verifyRound: typeof verifyRound
}

/** Shows a settled bet's proof in the fairness dialog: its seeds, the check on this page, and the verifier's address. */
export function proofOf({ texts, words, modelId, verifyModule, language }: MarketsPageData, say: Words) {
  let check = async () => {}
  const result = find('#check-result')
  const link = find<HTMLInputElement>('#verify-link')
  const copy = find('#copy-link')
  find('#check-round').addEventListener('click', () => void check())
  copy.addEventListener('click', () => {
    link.select()
    // The page's frame has no right to the clipboard's own interface everywhere.
    if (document.execCommand('copy')) copy.textContent = texts.copied
  })
  return (bet: BetAnswer): void => {
    const { serverSeedHash, serverSeed, clientSeed, nonce } = bet.fairness
    if (serverSeed === null) return
    find('#round-proof').replaceChildren(
      ...pair(texts.roundId, bet.roundId, 'code'),
      ...pair(`${bet.home} – ${bet.away}`, bet.result ? say.score(bet.result) : '', 'tabular'),
      ...pair(words.odds, say.odds(bet.bet.odds), 'tabular'),
      ...pair(texts.serverSeedHash, serverSeedHash, 'code'),
      ...pair(texts.serverSeed, serverSeed, 'code'),
      ...pair(words.eventName, clientSeed, 'code'),
    )
    const fairness = { serverSeedHash, serverSeed, clientSeed, nonce }
    const claim = { engine: 'markets', modelId, bet: bet.bet, payout: bet.payout ?? '0', fairness }
    result.textContent = ''
    copy.textContent = texts.copyLink
    link.value = claimLink(location.origin, claim, language)
    find('#no-proof').hidden = true
    find('#check').hidden = false
    check = async () => {
      const verifier = (await import(verifyModule)) as Verifier
      const found = verifier.verifyRound(claim)
      const reason = found.kind === 'other-seed' ? texts.checkReasonSeed : texts.checkReasonRound
      result.textContent = found.kind === 'fair' ? texts.checkOk : fill(texts.checkFailed, { reason })
    }
    find<HTMLDialogElement>('#fairness').showModal()
  }
}
