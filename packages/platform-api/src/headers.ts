/** Header names of the REST contract, in the lower case Node sees them in. */
export const HEADERS = {
  merchant: 'merchant',
  /** The raw token, without "Bearer". */
  token: 'authorization',
  language: 'language',
  device: 'device',
  moduleId: 'moduleid',
  /** Cipher and key id of a sealed body. */
  encryption: 'encryption',
  requestId: 'x-request-id',
  idempotencyKey: 'idempotency-key',
  /** The member's address as seen by the gateway. */
  clientAddress: 'x-real-ip',
  userAgent: 'user-agent',
  /** Random id of the browser, from a cookie of the gateway. */
  deviceId: 'x-device-id',
} as const
