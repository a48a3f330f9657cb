import { defineDialect } from '@playhouse/dialect'
import { PLATFORM_ERRORS, type PlatformErrorCode } from '@playhouse/platform-api/errors.ts'

const CODES = Object.keys(PLATFORM_ERRORS) as PlatformErrorCode[]
const DETAILS = ['fields', 'methods', 'remaining', 'limit', 'selection', 'captcha', 'reason', 'verification']
const BETS = { RUNNING: 'open', WIN: 'won', LOSE: 'lost', DRAW: 'even' }
const filters = { input: { words: { status: BETS } } }

/** What server.ts speaks. `OTHER_FILES` is the origin of its pictures. */
export default defineDialect({
  secrets: ['OTHER_KEY'],
  ready: '/up',
  envelope: { success: 'state', when: ['OK'], data: 'result', code: 'error.no', message: 'error.text' },
  paths: { '/wps': '/rest', '/lgw': '/rest/draws' },
  methods: { PUT: 'PATCH' },
  body: { POST: 'json', DELETE: 'json' },
  names: 'snake_case',
  amounts: { amount: 'minor', decimals: 4, json: 'number' },
  moments: { moment: 'local', zone: 'Asia/Bangkok', pattern: 'dd.MM.yyyy HH:mm:ss.SSS' },
  days: { day: 'dd.MM.yyyy' },
  flags: { yes: 'Y', no: 'N' },
  words: { 'records.betStatus': BETS },
  paging: { by: 'offset', page: 'skip', size: 'take', total: 'meta.rows' },
  headers: {
    token: { name: 'X-Session', prefix: 'Token ' },
    merchant: 'X-Brand',
    language: { name: 'Accept-Language', values: { EN: 'en', VI: 'vi', TH: 'th', ID: 'id', CN: 'zh' } },
    device: false,
    moduleId: false,
    encryption: 'X-Sealed-For',
    requestId: 'X-Trace',
    idempotencyKey: 'X-Once',
    clientAddress: 'X-Client',
    userAgent: 'X-Client-Agent',
    deviceId: 'X-Client-Id',
  },
  addHeaders: { 'X-Key': { secret: 'OTHER_KEY' } },
  errors: {
    codes: Object.fromEntries(CODES.map((code, index) => [1_000 + index, code])),
    details: {
      retryAfterSeconds: 'error.more.retry_after_seconds',
      ...Object.fromEntries(DETAILS.map((name) => [name, `error.more.${name}`])),
    },
  },
  // Paths of pictures and games are completed by hosts of the status, as with ours.
  hosts: { address: process.env.OTHER_FILES },
  endpoints: { betHistory: filters, recordFile: filters },
})
