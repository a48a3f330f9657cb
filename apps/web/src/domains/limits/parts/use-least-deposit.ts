import { useFragment } from '@apollo/client/react'
import type { LeastDeposit } from './impossible-limit.ts'
import { LeastDeposit_QueryFragmentDoc } from './least-deposit.generated.ts'

export function useLeastDeposit(): LeastDeposit {
  const { data, complete } = useFragment({ fragment: LeastDeposit_QueryFragmentDoc, from: 'ROOT_QUERY' })
  return complete ? data.site.leastDeposit : undefined
}
