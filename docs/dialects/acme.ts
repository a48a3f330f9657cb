import { defineDialect } from '@playhouse/dialect'

export default defineDialect({
  // Of the environment. Nothing secret stands in a dialect.
  secrets: ['ACME_API_KEY'],
  // { "code": 0, "data": … } or { "code": 1203, "msg": "…" }, both with HTTP 200.
  envelope: { success: 'code', when: [0], data: 'data', code: 'code', message: 'msg' },
  paths: { '/wps': '/api/v2', '/lgw': '/api/v2/lottery' },
  // Their API knows GET and POST.
  methods: { PUT: 'POST', DELETE: 'POST' },
  names: 'snake_case',
  // 12.50 is 1250.
  amounts: { amount: 'minor', decimals: 2, json: 'number' },
  // "2026-11-18 10:05:00" of Bangkok; "" says that there is none.
  moments: { moment: 'local', zone: 'Asia/Bangkok', none: [''] },
  flags: { yes: 'Y', no: 'N' },
  // By the contract's name of the enumeration.
  words: { 'records.betStatus': { RUNNING: 'open', WIN: 'won', LOSE: 'lost', DRAW: 'even', '*': 'open' } },
  paging: { by: 'offset', page: 'offset', size: 'limit', total: 'data.total' },
  headers: {
    token: { prefix: 'Bearer ' },
    merchant: 'X-Brand',
    language: { name: 'Accept-Language', values: { EN: 'en', VI: 'vi', CN: 'zh' } },
    device: false,
    idempotencyKey: 'X-Request-Key',
  },
  addHeaders: { 'X-Api-Key': { secret: 'ACME_API_KEY' } },
  errors: {
    codes: { 401: 'login.not.session', 1203: 'insufficient_balance', 1301: 'login.failed' },
    // Of their proxy, which knows no envelope.
    statuses: { 429: 'TOO_MANY_REQUESTS' },
    otherwise: 'system_busy',
    details: { retryAfterSeconds: 'data.wait' },
  },
  hosts: { path: 'https://files.acme.example' },
  endpoints: {
    betHistory: {
      path: '/api/v3/bets',
      value: {
        // Of each row: our path, and their place from the row.
        fields: { 'list.betId': 'ticket.no', 'list.stake': 'ticket.stake', 'sums.turnover': 'valid_bet' },
        // This one field of theirs is decimal text.
        formats: { 'list.balanceAfter': { amount: 'decimal', decimals: 4 } },
        // Their bets have none of this.
        defaults: { 'list.vassalageName': '' },
      },
    },
    // What no declaration says. The declared translation is at hand.
    login: {
      request: (ours, { translate }) => ({ ...translate(ours), channel: 'h5' }),
      response: (theirs, { translate, input }) => ({
        ...translate(theirs.session),
        userName: String(theirs.session.login ?? input.username),
      }),
    },
  },
})
