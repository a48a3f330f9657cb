/** An invented person of a play issuer. */
export interface Person {
  id: string
  name: string
  email?: string
  /** Whether the issuer says that it has verified the address. */
  emailVerified?: boolean
}

/** People with a verified e-mail address, an unverified one and none. */
export const PEOPLE: readonly Person[] = [
  { id: 'play-mai', name: 'Mai Sương', email: 'mai@play.example', emailVerified: true },
  { id: 'play-long', name: 'Long Vân', email: 'long@play.example', emailVerified: false },
  { id: 'play-khoa', name: 'Khoa' },
]

const OWN = 'own-'

/** A person by id: one of the list, or a custom one whose id contains the name. */
export function findPerson(id: string): Person | undefined {
  if (!id.startsWith(OWN)) return PEOPLE.find((person) => person.id === id)
  return { id, name: Buffer.from(id.slice(OWN.length), 'base64url').toString() }
}

/** The id of a person whose name was typed. */
export function ownId(name: string): string {
  return OWN + Buffer.from(name.trim().slice(0, 40)).toString('base64url')
}
