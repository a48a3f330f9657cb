import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, UseFormSubscribe } from 'react-hook-form'
import { type DraftedForm, keepDraft } from './form-draft.ts'

/**
 * Reports these fields of a form while the user types.
 * @param names fields without secrets; the same array on every call
 */
function useTypedTexts<Fields extends FieldValues>(
  subscribe: UseFormSubscribe<Fields>,
  names: readonly Path<Fields>[],
  report: (texts: Readonly<Record<string, string>>) => void,
): void {
  const typed = useEffectEvent(report)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const texts = values as Record<string, string | undefined>
          typed(Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])))
        },
      }),
    [subscribe, names],
  )
}

/**
 * Stores these fields of a form while the user types.
 * @param names fields without secrets; the same array on every call
 */
export function useFormDraft<Fields extends FieldValues>(
  form: DraftedForm,
  subscribe: UseFormSubscribe<Fields>,
  names: readonly Path<Fields>[],
): void {
  useTypedTexts(subscribe, names, (texts) => keepDraft(form, texts))
}
