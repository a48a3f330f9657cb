/** An address without a listener, for refusals before any call. */
export const NO_PLATFORM = 'http://127.0.0.1:9'
