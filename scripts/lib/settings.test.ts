import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('takes a port from the flag, then from the environment, then the default', () => {
  const settings = readSettings({ PORT: '5000', DATABASE_PORT: '5003' }, ['--port', '6000'])
  expect(settings).toMatchObject({ port: 6000, databasePort: 5003, platformPort: 4202, host: '127.0.0.1' })
})

it.each(['http', '0', '70000', '42.5'])('rejects %s as a port and names the setting', (port) => {
  expect(() => readSettings({ PLATFORM_PORT: port }, [])).toThrow(`PLATFORM_PORT must be a port number`)
})

it('rejects an unknown flag', () => {
  expect(() => readSettings({}, ['--prot', '1'])).toThrow(/--prot/)
})
