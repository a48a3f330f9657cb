import type { Namespaces } from './namespaces.ts'

/**
 * The same tree of keys with any texts. English has two plural forms (`games_one`, `games_other`); other languages have
 * those of `Intl.PluralRules`.
 */
type Words<Tree, Form extends string> = {
  readonly [Key in keyof Tree as FormsOf<Key, Form>]: Tree[Key] extends string ? string : Words<Tree[Key], Form>
}

type FormsOf<Key, Form extends string> = Key extends `${string}_one`
  ? never
  : Key extends `${infer Stem}_other`
    ? `${Stem}_${Form}`
    : Key

type SomeTexts<Tree> = { readonly [Key in keyof Tree]?: Tree[Key] extends string ? string : SomeTexts<Tree[Key]> }

/**
 * A pack with exactly English's keys: a missing or unknown key is a type error. `Form` names the plural forms of its
 * language; Vietnamese, Chinese, Indonesian and Thai have only one.
 */
export type CompletePack<Name extends keyof Namespaces, Form extends Intl.LDMLPluralRule = 'other'> = Words<
  Namespaces[Name],
  Form
>

/** An override layer: any subset of English's keys. */
export type PartialPack<Name extends keyof Namespaces> = SomeTexts<Namespaces[Name]>

/** A pack at run time: texts, or groups of texts. */
export interface PackTree {
  readonly [key: string]: string | PackTree
}
