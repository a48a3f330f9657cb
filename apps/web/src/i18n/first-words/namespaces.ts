import type { Namespace } from '../namespaces.ts'

/**
 * The namespaces that the frame and the landing screens need: fetched together before the first render. EN.ts and VI.ts
 * beside this carry them in one file a language, so that a language costs one request; first-words.test.ts holds the lists together.
 */
export const FIRST_WORDS = ['common', 'ui', 'shell', 'errors', 'lobby', 'home'] as const satisfies readonly Namespace[]
