import type { TFunction } from 'i18next'

/** Text of a failure by its code, with the waiting time if there is one. An unknown code gets a general text. */
export function errorText(t: TFunction<'errors'>, code: string, retryAfterSeconds?: number | null): string {
  if (retryAfterSeconds && retryAfterSeconds > 0) {
    if (code === 'LOGIN_LOCKED') return t('timed.LOGIN_LOCKED', { count: Math.ceil(retryAfterSeconds / 60) })
    if (code === 'RATE_LIMITED' && retryAfterSeconds > 90) {
      return t('timed.RATE_LIMITED_MINUTES', { count: Math.ceil(retryAfterSeconds / 60) })
    }
    if (code === 'RATE_LIMITED') return t('timed.RATE_LIMITED', { count: Math.ceil(retryAfterSeconds) })
  }
  return t(`codes.${code as 'NETWORK'}`, { defaultValue: t('unknown') })
}
