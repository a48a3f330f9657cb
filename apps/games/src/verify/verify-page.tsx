import { type DropClaim, dropClaimIn } from '@playhouse/vendor-api/drop-claim.ts'
import { getClaim, type RoundClaim } from '@playhouse/vendor-api/round-claim.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Paragraphs } from '../frame/parts.tsx'
import { verifyDrop } from './verify-drop.ts'
import { type Verdict, verifyRound } from './verify-round.ts'
import './verify.css'

interface Result {
  readonly verdict: string
  readonly text: string
  /** The recomputed round. */
  readonly view?: unknown
}

/** Public page that recomputes a round or jackpot drop given in the fragment of its address. */
export function VerifyPage() {
  const { t } = useTranslation('verify')
  const [text, setText] = useState('')
  const [result, setResult] = useState<Result | null>(null)
  useEffect(() => {
    document.title = t('title')
    const readAddress = () => {
      const claim = parseClaim(decodeFragment(location.hash))
      if (!claim) return
      setText(JSON.stringify(claim, null, 2))
      setResult(check(claim))
    }
    readAddress()
    window.addEventListener('hashchange', readAddress)
    return () => window.removeEventListener('hashchange', readAddress)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <main className="verify">
      <h1>{t('title')}</h1>
      <h2>{t('how')}</h2>
      <ol>
        {[t('step1'), t('step2'), t('step3'), t('step4')].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Paragraphs texts={[t('dropHow')]} />
      <h2>{t('figures')}</h2>
      <p className="label" id="claim-help">
        {t('figuresHelp')}
      </p>
      <div className="seed-field">
        <label htmlFor="claim">{t('claim')}</label>
        <textarea
          id="claim"
          className="code"
          rows={14}
          spellCheck={false}
          autoComplete="off"
          aria-describedby="claim-help"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <button type="button" className="primary" id="check-claim" onClick={() => setResult(check(parseClaim(text)))}>
        {t('check')}
      </button>
      <p className="verdict" id="verdict" role="status" data-verdict={result?.verdict}>
        {result?.text}
      </p>
      {result?.view === undefined ? null : (
        <section id="drawn">
          <h2>{t('drawn')}</h2>
          {/* Scrollable, so it needs a tab stop for keyboard users. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className="code" id="view" tabIndex={0}>
            {JSON.stringify(result.view, null, 2)}
          </pre>
        </section>
      )}
      <footer>
        {t('playMoney')} <a href="/play/licenses.txt">{t('licenses')}</a>
      </footer>
    </main>
  )

  function check(claim: RoundClaim | DropClaim | undefined): Result {
    if (!claim) return { verdict: 'unreadable', text: t('unreadable') }
    return 'dropPoint' in claim ? checkDrop(claim) : checkRound(claim)
  }

  function checkRound(claim: RoundClaim): Result {
    const found = verifyRound(claim)
    return { verdict: found.kind, text: verdictText(found, claim), ...('view' in found && { view: found.view }) }
  }

  function verdictText(found: Verdict, claim: RoundClaim): string {
    if (found.kind === 'other-seed') return t('otherSeed')
    if (found.kind === 'no-round') return t('noRound', { reason: found.reason })
    const drawn = found.jackpot
    const jackpot = drawn
      ? [t(drawn.hit ? 'jackpotHit' : 'jackpotNoHit', { drawn: drawn.drawn, stake: String(drawn.stakeUnits) })]
      : []
    if (found.kind === 'fair') return [t('fair', { payout: found.payout }), ...jackpot].join(' ')
    if (found.kind === 'other-jackpot') return [t('otherJackpot'), ...jackpot].join(' ')
    return t('otherPayout', { payout: found.payout, claimed: claim.payout })
  }

  function checkDrop(claim: DropClaim): Result {
    const found = verifyDrop(claim)
    if (found.kind === 'other-seed') return { verdict: found.kind, text: t('otherSeed') }
    if (found.kind === 'no-drop') return { verdict: found.kind, text: t('noRound', { reason: found.reason }) }
    const values = { point: found.point, claimed: claim.dropPoint }
    return { verdict: found.kind, text: t(found.kind === 'fair' ? 'dropFair' : 'dropOther', values) }
  }
}

function parseClaim(text: string): RoundClaim | DropClaim | undefined {
  return dropClaimIn(text) ?? getClaim(encodeURIComponent(text))
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
