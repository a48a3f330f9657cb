import type { TFunction } from 'i18next'
import { loadTexts } from '../i18n/i18n.ts'

/** Namespaces of the texts; `errors` loads after the page, or with the first failure. */
export const ERROR_TEXTS = ['errors', 'faults'] as const

/** Loads what `errorText` needs. Without a connection it could not be loaded, and the text for that comes with the page. */
export const loadErrorText = async (code: string): Promise<void> => {
  if (code !== 'NETWORK') await loadTexts(ERROR_TEXTS)
}

/** Text of a failure by its code, with the waiting time or the written reason if there is one. An unknown code gets a general text. */
export function errorText(
  t: TFunction<typeof ERROR_TEXTS>,
  code: string,
  retryAfterSeconds?: number | null,
  reason?: string | null,
): string {
  if (code === 'ACCOUNT_BLOCKED' && reason) return t('blockedBecause', { reason })
  if (retryAfterSeconds && retryAfterSeconds > 0) {
    if (code === 'LOGIN_LOCKED') return t('timed.LOGIN_LOCKED', { count: Math.ceil(retryAfterSeconds / 60) })
    if (code === 'RATE_LIMITED' && retryAfterSeconds > 90) {
      return t('timed.RATE_LIMITED_MINUTES', { count: Math.ceil(retryAfterSeconds / 60) })
    }
    if (code === 'RATE_LIMITED') return t('timed.RATE_LIMITED', { count: Math.ceil(retryAfterSeconds) })
  }
  return t([`codes.${code as 'NOT_FOUND'}`, `faults:codes.${code as 'NETWORK'}`, 'faults:unknown'])
}
