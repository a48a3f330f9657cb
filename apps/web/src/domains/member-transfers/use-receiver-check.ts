import { useApolloClient } from '@apollo/client/react'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { MemberTransferReceiverDocument } from './member-transfer-screen.generated.ts'

/** Says why an account in the downline cannot receive transfers now; undefined if it can, or if that is not known. */
export function useReceiverCheck(): (username: string) => Promise<string | undefined> {
  const client = useApolloClient()
  const errorText = useErrorText()
  return async (receiver) => {
    const query = { query: MemberTransferReceiverDocument, variables: { receiver }, fetchPolicy: 'no-cache' } as const
    // The transfer itself is refused all the same.
    const { data } = await client.query(query).catch(() => ({ data: undefined }))
    const account = data?.viewer?.memberAccount
    const reason = account?.__typename === 'MemberAccount' ? account.transferRules?.canReceive?.reason : undefined
    return reason ? errorText(reason) : undefined
  }
}
