import type { Namespace } from './namespaces.generated.ts'

/** Texts of the frame and of the most visited screens. The build bundles them by language (vite.config.ts). */
export const INITIAL_NAMESPACES = [
  'common',
  'ui',
  'shell',
  'faults',
  'lobby',
  'home',
] as const satisfies readonly Namespace[]
