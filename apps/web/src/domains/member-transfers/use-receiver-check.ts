import { useApolloClient } from '@apollo/client/react'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { getMemberAccount } from '../../graphql/viewer-account.ts'
import { MemberTransferReceiverDocument } from './member-transfer-screen.generated.ts'

/** Says why an account in the downline cannot receive transfers now; undefined if it can, or if that is not known. */
export function useReceiverCheck(): (username: string) => Promise<string | undefined> {
  const client = useApolloClient()
  const errorText = useErrorText()
  return async (receiver) => {
    const query = { query: MemberTransferReceiverDocument, variables: { receiver }, fetchPolicy: 'no-cache' } as const
    // The transfer itself is refused all the same.
    const { data } = await client.query(query).catch(() => ({ data: undefined }))
    const reason = getMemberAccount(data?.viewer)?.transferRules?.canReceive?.reason
    return reason ? errorText(reason) : undefined
  }
}
