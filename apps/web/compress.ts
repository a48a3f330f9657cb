// Compresses the bundled pages, the last step of a build.
import { compress, HASHED } from './compressed.ts'

await compress(`${import.meta.dirname}/dist/client`, HASHED)
