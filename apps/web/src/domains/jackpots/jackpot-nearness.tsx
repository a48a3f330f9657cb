import { parseAmount } from '@playhouse/shared/money.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useLimitTexts } from '../games/parts/use-limit-texts.ts'

interface Amount {
  amount: string
  currency: string
}

/** Progress towards the must-drop amount; `short` where the amounts are next to it. */
export function JackpotNearness({ amount, limit, short = false }: { amount: Amount; limit: Amount; short?: boolean }) {
  const { percent } = useFormat()
  const limitTexts = useLimitTexts()
  // Thousandths are finer than a pixel of the bar.
  const share = Number((parseAmount(amount.amount) * 1_000n) / parseAmount(limit.amount))
  return (
    <ProgressBar
      label={limitTexts(limit)}
      value={Math.min(share, 1_000)}
      max={1_000}
      valueText={percent(Math.min(share, 1_000) / 1_000, 0)}
      hideLabel={short}
      tone="win"
    />
  )
}
