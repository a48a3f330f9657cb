import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { RegistrationMethod } from '@playhouse/schema/types.generated.ts'
import type { RequestedField } from '@playhouse/shared/registration-form.ts'
import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { emptyForm } from './form-values.ts'
import type { FormValues } from './form-values.ts'
import { formSchema } from './form-schema.ts'
import { keepDraft, readDraft } from './registration-draft.ts'

/**
 * Form with the rules of the selected way. Changing the way keeps shared fields; a reload keeps all but secrets.
 * @param affiliateCode invitation in the URL, which overrides a drafted one
 */
export function useRegistrationForm(
  way: RegistrationMethod,
  requested: readonly RequestedField[],
  affiliateCode: string,
): UseFormReturn<FormValues> {
  const resolver = useMemo(
    () => standardSchemaResolver<FormValues, unknown, FormValues>(formSchema(requested)),
    [requested],
  )
  const form = useForm<FormValues>({
    defaultValues: { ...emptyForm(), ...readDraft()?.values, ...(affiliateCode && { affiliateCode }) },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { clearErrors, getValues, subscribe } = form
  useEffect(() => {
    clearErrors()
    return subscribe({ formState: { values: true }, callback: () => keepDraft(way, getValues()) })
  }, [clearErrors, getValues, subscribe, way])
  return form
}
