/** A value per authored language. */
export type Texts<T> = Readonly<Record<'EN' | 'VI', T>>

export interface HelpTopic {
  code: string
  title: Texts<string>
  /** Articles by the slug used in links; answers are HTML as produced by an operator's editor. */
  articles: Readonly<Record<string, Texts<readonly [question: string, answer: string]>>>
}
