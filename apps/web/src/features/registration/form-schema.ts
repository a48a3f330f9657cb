import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { registrationSchema } from '@playhouse/shared/registration-form.ts'
import type { RequestedField } from '@playhouse/shared/registration-form.ts'
import type * as z from 'zod/mini'
import type { FormValues } from './form-values.ts'

/** Schema of the whole form; each message is the breach. */
export function formSchema(requested: readonly RequestedField[]) {
  return registrationSchema(requested).check((context) => {
    const { depositLimit, agreement } = context.value as unknown as FormValues
    const issue = (field: string, message: string) =>
      context.issues.push({ code: 'custom', path: [field], message, input: undefined })
    if (depositLimit.trim() !== '' && !wholeAmount(depositLimit)) issue('depositLimit', 'pattern')
    if (!agreement) issue('agreement', 'required')
  }) as unknown as z.ZodMiniType<FormValues, FormValues>
}
