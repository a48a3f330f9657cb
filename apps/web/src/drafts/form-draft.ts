/** Forms whose fields outlast a reload of the page. */
export type DraftedForm = 'logIn' | 'logInByPhone' | 'resetByEmail' | 'resetByPhone' | 'feedback'

/** No field of these forms takes more; what is longer is no loss. */
const LONGEST = 10_000

const keptUnder = (form: DraftedForm) => `draft:${form}`

/** Keeps what was typed for the length of this tab. Secrets are not to be among it. */
export function keepDraft(form: DraftedForm, values: Readonly<Record<string, string>>): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => value.length <= LONGEST))
  try {
    sessionStorage.setItem(keptUnder(form), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing keeps no draft.
  }
}

/** What was typed into these fields in this tab. What does not look like it is left out. */
export function readDraft<Name extends string>(
  form: DraftedForm,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keptUnder(form)) ?? '{}') as Record<string, unknown> | null
    const found = names.flatMap((name) => (typeof draft?.[name] === 'string' ? [[name, draft[name]] as const] : []))
    return Object.fromEntries(found) as Partial<Record<Name, string>>
  } catch {
    return {}
  }
}

/** Forgets the draft: the form has done its work. */
export function dropDraft(form: DraftedForm): void {
  try {
    sessionStorage.removeItem(keptUnder(form))
  } catch {
    // There is none.
  }
}
