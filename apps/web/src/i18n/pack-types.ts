import type { Namespaces } from './namespaces.ts'

/**
 * The same tree of keys with any words in it. English tells one from many (`games_one`, `games_other`); another language has
 * the forms that `Intl.PluralRules` knows for it.
 */
type Words<Tree, Form extends string> = {
  readonly [Key in keyof Tree as FormsOf<Key, Form>]: Tree[Key] extends string ? string : Words<Tree[Key], Form>
}

type FormsOf<Key, Form extends string> = Key extends `${string}_one`
  ? never
  : Key extends `${infer Stem}_other`
    ? `${Stem}_${Form}`
    : Key

type SomeWords<Tree> = { readonly [Key in keyof Tree]?: Tree[Key] extends string ? string : SomeWords<Tree[Key]> }

/**
 * A pack with exactly English's keys: a missing or an unknown one is a type error. `Form` names the plural forms of its
 * language; Vietnamese, Chinese, Indonesian and Thai have one for all numbers.
 */
export type CompletePack<Name extends keyof Namespaces, Form extends Intl.LDMLPluralRule = 'other'> = Words<
  Namespaces[Name],
  Form
>

/** An override layer: any of English's keys, and no other. */
export type PartialPack<Name extends keyof Namespaces> = SomeWords<Namespaces[Name]>

/** A pack as it is at run time: words, or groups of words. */
export interface PackTree {
  readonly [key: string]: string | PackTree
}
