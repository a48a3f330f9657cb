import type { SharedBet, SharedTable } from '@playhouse/vendor-api/play-api-shared.ts'
import { useTranslation } from 'react-i18next'
import { type Pair, Pairs } from './parts.tsx'
import { Proof } from './proof.tsx'

interface SharedProofProps {
  engine: string
  modelId: string
  table: SharedTable
  /** The last bet settled while the page was open. */
  bet: SharedBet | null
}

/** Proof of a shared table's rounds: the hash of the next seed, and the last bet's seed with its check. */
export function SharedProof({ engine, modelId, table, bet }: SharedProofProps) {
  const { t } = useTranslation('frame')
  return (
    <>
      <p>{t('fairnessShared')}</p>
      <Pairs
        className="pairs"
        pairs={[
          [
            t('nextSeedHash'),
            <span key="hash" id="next-hash">
              {table.next.fairness.serverSeedHash}
            </span>,
            'code',
          ],
        ]}
      />
      <h3>{t('lastRound')}</h3>
      {bet?.fairness.serverSeed ? <BetProof bet={bet} engine={engine} modelId={modelId} /> : <p>{t('noRoundYet')}</p>}
    </>
  )
}

function BetProof({ bet, engine, modelId }: { bet: SharedBet; engine: string; modelId: string }) {
  const { t } = useTranslation('frame')
  const { roundId, moves, elapsedMs, payout } = bet
  const { serverSeedHash, serverSeed, clientSeed, nonce } = bet.fairness
  const fairness = { serverSeedHash, serverSeed: serverSeed ?? '', clientSeed, nonce }
  const pairs: Pair[] = [
    [t('roundId'), roundId, 'code'],
    [t('serverSeedHash'), serverSeedHash, 'code'],
    [t('serverSeed'), serverSeed, 'code'],
    [t('sharedRound'), clientSeed, 'code'],
  ]
  const claim = { engine, modelId, bet: bet.bet, moves, elapsedMs, payout: payout ?? '0', fairness }
  return <Proof key={roundId} pairs={pairs} claim={claim} />
}
