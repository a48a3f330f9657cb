// Makes the template of the seed world for a test of another app.
import { prepareWorldTemplate } from './database.ts'

await prepareWorldTemplate(process.env.TEST_POSTGRES_URL ?? '')
