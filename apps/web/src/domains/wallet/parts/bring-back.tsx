import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { useCollectVendorBalancesMutation } from './collect-vendor-balances.generated.ts'
import { getReturnable, type OwnWallet } from './use-balance.ts'

interface BringBackProps {
  wallet: OwnWallet
  /** Said once all of it is back. */
  done?: string | undefined
  onDone?: (() => void) | undefined
}

/** Brings back what vendors hold, and says what became of it. Nothing where they hold nothing. */
export function BringBack({ wallet, done, onDone }: BringBackProps) {
  const { t } = useTranslation('balance')
  const { run: collect, isPending } = useSubmit(useCollectVendorBalancesMutation())
  /** Outcome of the last attempt: `answered`, or the text of a failure. */
  const [outcome, setOutcome] = useState<string>()
  const outcomeLine = useRef<HTMLParagraphElement>(null)
  const isMovable = getReturnable(wallet) > 0n
  // The pressed button disappears with the balances, so the focus needs another place.
  useEffect(() => {
    if (outcome !== undefined && !isMovable) outcomeLine.current?.focus()
  }, [outcome, isMovable])
  const press = async (): Promise<void> => {
    setOutcome(undefined)
    const { problem } = await collect({ input: {} })
    setOutcome(problem ? problem.text : 'answered')
    if (!problem) onDone?.()
  }
  const isAllBack = wallet.atVendors?.length === 0
  return (
    <>
      {outcome === undefined ? null : (
        <p
          ref={outcomeLine}
          tabIndex={-1}
          role="status"
          className="text-body text-pretty text-text focus-visible:outline-none"
        >
          {outcome !== 'answered'
            ? outcome
            : isMovable
              ? t('notBroughtBack')
              : isAllBack
                ? (done ?? t('broughtBack'))
                : t('restBroughtBack')}
        </p>
      )}
      {isMovable ? (
        <Button className="self-start" pending={isPending && t('bringingBack')} onClick={() => void press()}>
          {t('bringBack')}
        </Button>
      ) : null}
    </>
  )
}
