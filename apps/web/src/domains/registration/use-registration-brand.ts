import { useFragment } from '@apollo/client/react'
import { useState } from 'react'
import { RegistrationForm_QueryFragmentDoc } from './registration-form.generated.ts'
import type { RegistrationForm_QueryFragment } from './registration-form.generated.ts'

export type RegistrationBrand = Pick<RegistrationForm_QueryFragment, 'site' | 'countries'>

/** The brand's form from the cache; undefined until a query has loaded it. Kept while the cache is without it: the form stays as it is. */
export function useRegistrationBrand(): RegistrationBrand | undefined {
  const { data, complete } = useFragment({
    fragment: RegistrationForm_QueryFragmentDoc,
    fragmentName: 'RegistrationForm_query',
    from: 'ROOT_QUERY',
  })
  const [latest, setLatest] = useState<RegistrationBrand | undefined>(complete ? data : undefined)
  if (complete && data !== latest) setLatest(data)
  return complete ? data : latest
}
