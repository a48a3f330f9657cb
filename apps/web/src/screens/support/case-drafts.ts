import type { FieldValues, Path, UseFormSubscribe } from 'react-hook-form'
import { createAccountStore } from '../../access/account-store.ts'
import { useTypedTexts } from '../../drafts/use-form-draft.ts'

type Drafts = Readonly<Record<string, string>>

const NONE: Drafts = {}
const isDrafts = (kept: unknown): kept is Drafts =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((text) => typeof text === 'string')

/** Typed and unsent texts by case and field. They survive a reload and the closing of the window, and end with the session. */
const drafts = createAccountStore(NONE, { as: 'case-drafts', read: (kept) => (isDrafts(kept) ? kept : undefined) })

/** Name of the form of a new case, where others have the number of theirs. */
export const NEW = 'new'

/** The stored texts of these fields. */
export function readCaseDraft<Name extends string>(
  of: string,
  names: readonly Name[],
): Partial<Readonly<Record<Name, string>>> {
  const found = names.flatMap((name) => {
    const text = drafts.get()[`${of}.${name}`]
    return text ? [[name, text] as const] : []
  })
  return Object.fromEntries(found) as Partial<Record<Name, string>>
}

function keepCaseDraft(of: string, texts: Readonly<Record<string, string>>): void {
  const named = Object.entries(texts).map(([name, text]) => [`${of}.${name}`, text] as const)
  const all = Object.entries({ ...drafts.get(), ...Object.fromEntries(named) }).filter(([, text]) => text !== '')
  drafts.set(all.length === 0 ? NONE : Object.fromEntries(all))
}

/** Removes the draft once it is sent. */
export function dropCaseDraft(of: string): void {
  const others = Object.entries(drafts.get()).filter(([name]) => !name.startsWith(`${of}.`))
  drafts.set(others.length === 0 ? NONE : Object.fromEntries(others))
}

/**
 * Stores these fields of a form while the user types.
 * @param names the same array on every call
 */
export function useCaseDraft<Fields extends FieldValues>(
  of: string,
  subscribe: UseFormSubscribe<Fields>,
  names: readonly Path<Fields>[],
): void {
  useTypedTexts(subscribe, names, (texts) => keepCaseDraft(of, texts))
}
