/** Forms whose fields survive a reload. */
type VisitorForm = 'logIn' | 'logInByPhone' | 'resetByEmail' | 'resetByPhone' | 'feedback'
/** A form of one account, which the server never renders. */
export type AccountDraft = `of:${string}`
export type DraftedForm = VisitorForm | AccountDraft

/** No field of these forms accepts more. */
const LENGTH_MAX = 10_000

const PREFIX = 'draft:'

const storageKey = (form: DraftedForm) => PREFIX + form

/** Stores the fields for this tab. Never pass secrets. */
export function keepDraft(form: DraftedForm, values: Readonly<Record<string, string>>): void {
  if (Object.values(values).every((value) => value === '')) return dropDraft(form)
  const stored = Object.fromEntries(Object.entries(values).filter(([, value]) => value.length <= LENGTH_MAX))
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(stored))
  } catch {
    // Without storage there is no draft.
  }
}

/** The stored values of these fields. Invalid values are left out. */
export function readDraft<Name extends string>(
  form: DraftedForm,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? '{}') as Record<string, unknown> | null
    const found = names.flatMap((name) => (typeof draft?.[name] === 'string' ? [[name, draft[name]] as const] : []))
    return Object.fromEntries(found) as Partial<Record<Name, string>>
  } catch {
    return {}
  }
}

/** Whether this tab holds a draft of a form that the server renders. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}of:`))
  } catch {
    return false
  }
}

/** Removes the draft once the form has succeeded. */
export function dropDraft(form: DraftedForm): void {
  try {
    sessionStorage.removeItem(storageKey(form))
  } catch {
    // Storage is unavailable, so nothing is stored.
  }
}
