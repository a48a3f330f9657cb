import type { Namespaces } from './namespaces.ts'

/** The same tree of keys with any words in it. */
type Words<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Words<Tree[Key]> }

type SomeWords<Tree> = { readonly [Key in keyof Tree]?: Tree[Key] extends string ? string : SomeWords<Tree[Key]> }

/** A pack with exactly English's keys: a missing or an unknown one is a type error. */
export type CompletePack<Name extends keyof Namespaces> = Words<Namespaces[Name]>

/** An override layer: any of English's keys, and no other. */
export type PartialPack<Name extends keyof Namespaces> = SomeWords<Namespaces[Name]>
