import { CLIENT } from './issuer.ts'

/** Enables everything that the schema covers. */
export const FULL_PLATFORM = {
  SECRET_KEYS: 'test:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  PHONE_APP_EMBEDDED: 'true',
  CODE_REQUESTS_PER_HOUR: '1000',
  REGISTRATIONS_PER_HOUR: '1000',
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  ANALYTICS_TAG_ID: 'TAG-1',
  ANALYTICS_ORIGIN: 'https://metrics.test',
}
