/** The same in each language the world is written in. */
export type Texts<T> = Readonly<Record<'EN' | 'VI', T>>

export interface HelpTopic {
  code: string
  title: Texts<string>
  /** By the slug that links name an article with; the answer is HTML, as an operator's editor writes it. */
  articles: Readonly<Record<string, Texts<readonly [question: string, answer: string]>>>
}
