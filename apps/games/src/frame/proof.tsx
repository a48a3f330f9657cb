import { claimLink, type RoundClaim } from '@playhouse/vendor-api/round-claim.ts'
import { type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLaunched } from './launched.tsx'
import { type Pair, Pairs } from './parts.tsx'

interface SeedFieldProps {
  ref: Ref<HTMLInputElement>
  help: string
  maxLength: number
  pattern: string
}

export function SeedField({ help, ...input }: SeedFieldProps) {
  const { t } = useTranslation('frame')
  return (
    <div className="seed-field">
      <label htmlFor="client-seed">{t('clientSeed')}</label>
      <input
        id="client-seed"
        className="code"
        autoComplete="off"
        spellCheck={false}
        aria-describedby="client-seed-help"
        {...input}
      />
      <p className="label" id="client-seed-help">
        {help}
      </p>
    </div>
  )
}

/** The hash of the seed that decides the next round. */
export function SeedHash({ term, hash }: { term: string; hash: string }) {
  return (
    <Pairs
      className="pairs"
      pairs={[
        [
          term,
          <span key="hash" id="next-hash">
            {hash}
          </span>,
          'code',
        ],
      ]}
    />
  )
}

/** The typed client seed; empty if invalid. */
export function typedSeed(field: HTMLInputElement | null): string {
  return field?.validity.valid ? field.value : ''
}

const REASONS = {
  'other-seed': 'checkReasonSeed',
  'other-jackpot': 'checkReasonJackpot',
  'other-payout': 'checkReasonRound',
  'no-round': 'checkReasonRound',
} as const

export function Proof({ pairs, claim }: { pairs: readonly Pair[]; claim: RoundClaim }) {
  const { t } = useTranslation('frame')
  const { launch } = useLaunched()
  const [result, setResult] = useState('')
  const [isCopied, setCopied] = useState(false)
  const link = useRef<HTMLInputElement>(null)
  const check = async () => {
    const { verifyRound } = await import('../verify/verify-round.ts')
    const { kind } = verifyRound(claim)
    setResult(kind === 'fair' ? t('checkOk') : t('checkFailed', { reason: t(REASONS[kind]) }))
  }
  const copy = () => {
    link.current?.select()
    // navigator.clipboard is not available in every frame.
    if (document.execCommand('copy')) setCopied(true)
  }
  return (
    <>
      <Pairs id="round-proof" className="pairs" pairs={pairs} />
      <div id="check">
        <button type="button" className="secondary" onClick={() => void check()}>
          {t('checkRound')}
        </button>
        <p role="status" id="check-result">
          {result}
        </p>
        <div className="seed-field">
          <label htmlFor="verify-link">{t('verifyLink')}</label>
          <input
            id="verify-link"
            className="code"
            readOnly
            ref={link}
            value={claimLink(location.origin, claim, launch.language)}
          />
          <button type="button" className="secondary" onClick={copy}>
            {t(isCopied ? 'copied' : 'copyLink')}
          </button>
        </div>
      </div>
    </>
  )
}
