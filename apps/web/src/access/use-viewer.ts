import { useFragment } from '@apollo/client/react'
import { Access_QueryFragmentDoc } from './viewer.generated.ts'
import type { Access_ViewerFragment } from './viewer.generated.ts'

/** The signed-in account as every screen may need it. */
export type CurrentViewer = Omit<Access_ViewerFragment, ' $fragmentName'>

/** The signed-in account, null for a visitor, undefined while it is not known. Never asks; the screen's query brings it. */
export function useViewer(): CurrentViewer | null | undefined {
  const { data, complete } = useFragment({
    fragment: Access_QueryFragmentDoc,
    fragmentName: 'Access_query',
    from: 'ROOT_QUERY',
  })
  return complete ? data.viewer : undefined
}
