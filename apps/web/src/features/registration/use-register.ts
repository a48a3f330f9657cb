import { useApolloClient } from '@apollo/client/react'
import { adoptViewer } from '../../access/sign-in.ts'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { useRegisterMutation } from './register.generated.ts'
import type { RegisterMutation } from './register.generated.ts'
import { isFieldName } from './registration-schema.ts'
import type { RegistrationFieldName, RegistrationValues } from './registration-schema.ts'

/** Why the account was not opened: messages for fields, and one for the form where no field is at fault. */
export interface Refusal {
  fields: readonly { field: RegistrationFieldName; message: string }[]
  text?: string
}

type Refused = Exclude<RegisterMutation['register'], { __typename: 'SignedIn' }>

/** Opens the account and signs in to it. The answer is the name to greet, or why it was refused. */
export function useRegister(): (values: RegistrationValues) => Promise<{ name: string } | Refusal> {
  const client = useApolloClient()
  const [mutate] = useRegisterMutation()
  const errorText = useErrorText()

  const refusalOf = (result: Refused): Refusal => {
    if (result.__typename === 'InvalidInput') {
      const fields = result.problems.flatMap(({ field, breach }) =>
        isFieldName(field) ? [{ field, message: breach }] : [],
      )
      return fields.length > 0 ? { fields } : { fields, text: errorText(result.code) }
    }
    const text = errorText(result.code, result.retryAfterSeconds)
    return isFieldName(result.field) ? { fields: [{ field: result.field, message: text }] } : { fields: [], text }
  }
  return async (values) => {
    try {
      const { data, error } = await mutate({
        variables: { input: { ...values, affiliateCode: values.affiliateCode || null } },
      })
      const result = data?.register
      if (!result) return { fields: [], text: errorText(errorCodeOf(error)) }
      if (result.__typename !== 'SignedIn') return refusalOf(result)
      await adoptViewer(client)
      return { name: values.username }
    } catch (error) {
      return { fields: [], text: errorText(errorCodeOf(error)) }
    }
  }
}
