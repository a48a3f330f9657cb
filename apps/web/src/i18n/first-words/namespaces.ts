import type { Namespace } from '../namespaces.ts'

/**
 * The namespaces of the frame and the landing screens, fetched together before the first render. The files next to this
 * one bundle them by language, so that a language costs one request; first-words.test.ts compares the lists.
 */
export const FIRST_WORDS = ['common', 'ui', 'shell', 'errors', 'lobby', 'home'] as const satisfies readonly Namespace[]
