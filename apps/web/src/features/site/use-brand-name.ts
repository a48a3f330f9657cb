import { useSiteFacts } from './use-site-facts.ts'

/** The brand's name as the platform has it, and before it has answered, as the build wrote it into the page. */
export function useBrandName(): string {
  return useSiteFacts()?.name ?? document.documentElement.dataset.brand ?? ''
}
