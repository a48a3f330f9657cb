import { useEffect } from 'react'
import type { FieldValues, Path, UseFormSubscribe } from 'react-hook-form'
import { type DraftedForm, keepDraft } from './form-draft.ts'

/**
 * Stores these fields of a form while the user types.
 * @param names fields without secrets; the same array on every call
 */
export function useFormDraft<Fields extends FieldValues>(
  form: DraftedForm,
  subscribe: UseFormSubscribe<Fields>,
  names: readonly Path<Fields>[],
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const texts = values as Record<string, string | undefined>
          keepDraft(form, Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])))
        },
      }),
    [form, subscribe, names],
  )
}
