import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import type { JackpotTerms } from '@playhouse/vendor-api/play-api.ts'
import { useTranslation } from 'react-i18next'
import { Amount, useLaunched } from './launched.tsx'
import { Paragraphs } from './parts.tsx'

export function Meter({ terms: { name, mustDropBy }, amount }: { terms: JackpotTerms; amount: string }) {
  const { t } = useTranslation('frame')
  const { money } = useLaunched()
  return (
    <p className="jackpot">
      <span className="label">{t('jackpotName', { name })}</span> <Amount id="meter" value={amount} />
      {mustDropBy === null ? null : (
        <span className="label limit">{t('jackpotMustDrop', { limit: money(mustDropBy) })}</span>
      )}
    </p>
  )
}

export function JackpotRules({ terms, minStake }: { terms: JackpotTerms; minStake: bigint }) {
  const { t } = useTranslation('frame')
  const { money, number } = useLaunched()
  const { name, seedAmount, contributionPpm, oneIn, mustDropBy } = terms
  const rounded = { maximumFractionDigits: 4 }
  const seed = money(seedAmount)
  const units = BigInt(oneIn ?? 0) * MINOR_UNITS
  const kind =
    mustDropBy === null
      ? [
          t('jackpotChance', {
            units: money(units),
            stake: money(minStake),
            chance: number(units / minStake, rounded),
          }),
          t('jackpotPaid', { seed }),
        ]
      : [t('jackpotDrops', { limit: money(mustDropBy), seed }), t('jackpotDropPaid', { seed })]
  const percent = `${number(contributionPpm / 10_000, rounded)}%`
  return (
    <>
      <h3>{t('jackpotName', { name })}</h3>
      <Paragraphs className="tabular" texts={[t('jackpotFed', { percent }), ...kind, t('jackpotFreePlay')]} />
    </>
  )
}
