/** Nothing listens here: for tests of what the gateway refuses before it asks anyone. */
export const NO_PLATFORM = 'http://127.0.0.1:9'
