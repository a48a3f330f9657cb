import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { parseAmount } from '@playhouse/shared/money.ts'
import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Money } from '../../../ui/money.tsx'
import { useBalanceHidden } from '../balance-hidden.ts'
import { useCollectVendorBalancesMutation } from './collect-vendor-balances.generated.ts'
import { VendorBalances_WalletFragmentDoc } from './vendor-balances.generated.ts'
import type { VendorBalances_WalletFragment } from './vendor-balances.generated.ts'

/** Balances at vendors, with a button to collect them. Renders nothing if there are none. */
export function VendorBalances({ wallet }: { wallet: FragmentType<VendorBalances_WalletFragment> }) {
  const { t } = useTranslation(['member', 'ui'])
  const [hidden] = useBalanceHidden()
  const { data, complete } = useFragment({ fragment: VendorBalances_WalletFragmentDoc, from: wallet })
  const { run: collect, isPending } = useSubmit(useCollectVendorBalancesMutation())
  /** Outcome of the last attempt: `answered`, or the text of a failure. */
  const [outcome, setOutcome] = useState<string>()
  const outcomeLine = useRef<HTMLParagraphElement>(null)
  const parts = (complete && data.parts) || []
  const held = parts.filter(({ vendorId, balance }) => vendorId !== null && parseAmount(balance.amount) > 0n)
  const movable = held.some(({ isLocked }) => !isLocked)
  // The pressed button disappears with the balances, so the focus needs another place.
  useEffect(() => {
    if (outcome !== undefined && !movable) outcomeLine.current?.focus()
  }, [outcome, movable])
  if (held.length === 0 && outcome === undefined) return null

  const press = async (): Promise<void> => {
    setOutcome(undefined)
    const { problem } = await collect({ input: {} })
    setOutcome(problem ? problem.text : 'answered')
  }
  const mask = hidden && t('ui:amountHidden')
  const main = parts.find(({ vendorId }) => vendorId === null)
  return (
    <section aria-labelledby="at-vendors" className="mt-5 border-t border-line pt-5">
      <h2 id="at-vendors" className="text-prose font-semibold">
        {t('atVendors')}
      </h2>
      {held.length > 0 ? (
        <>
          <p className="mt-1 text-small text-pretty text-muted">{t('atVendorsNote')}</p>
          <dl className="mt-3 flex flex-col gap-2">
            {main ? (
              <Part name={t('mainBalance')}>
                <Money {...main.balance} hidden={mask} />
              </Part>
            ) : null}
            {held.map(({ id, name, balance, isLocked }) => (
              <Part key={id} name={name} note={isLocked ? t('lookedInto') : undefined}>
                <Money {...balance} hidden={mask} />
              </Part>
            ))}
          </dl>
        </>
      ) : null}
      {outcome ? (
        <p
          ref={outcomeLine}
          tabIndex={-1}
          role="status"
          className="mt-3 text-body text-pretty focus-visible:outline-none"
        >
          {outcome === 'answered'
            ? t(movable ? 'notBroughtBack' : held.length > 0 ? 'restBroughtBack' : 'broughtBack')
            : outcome}
        </p>
      ) : null}
      {movable ? (
        <Button className="mt-4" pending={isPending && t('bringingBack')} onClick={() => void press()}>
          {t('bringBack')}
        </Button>
      ) : null}
    </section>
  )
}

function Part({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
      <dt className="text-body">{name}</dt>
      <dd className="figures font-semibold">{children}</dd>
      {note ? (
        <dd className="col-span-2 flex items-start gap-2 text-small text-pretty text-muted">
          <Icon icon={Lock} size={16} />
          {note}
        </dd>
      ) : null}
    </div>
  )
}
