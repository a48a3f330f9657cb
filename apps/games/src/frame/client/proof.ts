import { claimLink } from '@playhouse/vendor-api/round-claim.ts'
import type { verifyRound } from '../../verify/verify-round.ts'
import type { PageData } from '../page-data.ts'
import { find, pair } from './elements.ts'
import type { Proven, Stage } from './frame.ts'
import { fill } from './wording.ts'

/** Why a check may fail, in words. */
const REASONS = {
  'other-seed': 'checkReasonSeed',
  'other-jackpot': 'checkReasonJackpot',
  'other-payout': 'checkReasonRound',
  'no-round': 'checkReasonRound',
} as const

interface Verifier {
  verifyRound: typeof verifyRound
}

/** Puts a settled round's proof into the fairness dialog: its seeds, the check on this page, and the verifier's address. */
export function proof({
  texts,
  engine,
  modelId,
  verifyModule,
}: Pick<PageData, 'texts' | 'engine' | 'modelId' | 'verifyModule'>): (
  round: Proven,
  stage: Pick<Stage, 'proof'>,
) => void {
  let check = async () => {}
  find('#check-round').addEventListener('click', () => void check())
  const link = find<HTMLInputElement>('#verify-link')
  const copy = find('#copy-link')
  copy.addEventListener('click', () => {
    link.select()
    // The page's frame has no right to the clipboard's own interface everywhere.
    if (document.execCommand('copy')) copy.textContent = texts.copied
  })
  return (round, stage) => {
    const { fairness: seeds, jackpot } = round
    const { serverSeedHash, serverSeed, clientSeed, nonce } = seeds
    if (serverSeed === null) return
    const drawn = stage.proof?.(round.view, round) ?? []
    find('#round-proof').replaceChildren(
      ...pair(texts.roundId, round.roundId, 'code'),
      ...pair(texts.serverSeedHash, serverSeedHash, 'code'),
      ...pair(texts.serverSeed, serverSeed, 'code'),
      ...pair(texts.clientSeed, clientSeed, 'code'),
      ...pair(texts.nonce, String(nonce), 'code'),
      ...(jackpot ? pair(texts.jackpot, jackpot.hit ? texts.jackpotHit : texts.jackpotNoHit, 'code') : []),
      ...drawn.flatMap(([term, description]) => pair(term, description, 'code')),
    )
    const fairness = { serverSeedHash, serverSeed, clientSeed, nonce }
    const claim = {
      engine,
      modelId,
      bet: round.bet,
      moves: round.moves,
      elapsedMs: round.elapsedMs,
      payout: round.payout ?? '0',
      ...(jackpot && { jackpot: { oneIn: jackpot.oneIn, hit: jackpot.hit } }),
      fairness,
    }
    const result = find('#check-result')
    result.textContent = ''
    copy.textContent = texts.copyLink
    link.value = claimLink(location.origin, claim)
    find('#check').hidden = false
    check = async () => {
      const verifier = (await import(verifyModule)) as Verifier
      const found = verifier.verifyRound(claim)
      if (found.kind === 'fair') result.textContent = texts.checkOk
      else {
        const reason = texts[REASONS[found.kind]]
        result.textContent = fill(texts.checkFailed, { reason })
      }
    }
  }
}
