import { PLATFORM_ERRORS, type ErrorDetails, type PlatformErrorCode } from '@playhouse/platform-api/errors.ts'

/**
 * A refusal of the contract: thrown anywhere below a handler, sent in the failure envelope with the code's
 * status.
 */
export class PlatformError extends Error {
  readonly code: PlatformErrorCode
  readonly details: ErrorDetails | undefined

  constructor(code: PlatformErrorCode, details?: ErrorDetails) {
    super(code)
    this.name = 'PlatformError'
    this.code = code
    this.details = details
  }
}

export function platformError(code: PlatformErrorCode, details?: ErrorDetails): PlatformError {
  return new PlatformError(code, details)
}

export const maintenanceError = (endsAt: Date | null): PlatformError =>
  platformError('site.maintenance', endsAt ? { endsAt: endsAt.getTime() } : undefined)

export function getFailure(code: PlatformErrorCode, details?: ErrorDetails) {
  const { status, message } = PLATFORM_ERRORS[code]
  return {
    status,
    body: { success: false, message, errorCode: code, ...(details && { value: details }) },
  }
}
