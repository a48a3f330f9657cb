import { expect, test } from 'vitest'
import { NO_PLATFORM } from './no-platform.ts'
import { openGateway } from './stack.ts'

test('a cipher that is none stops the start, and the message says what one is', async () => {
  const notOne = new URL('./no-platform.ts', import.meta.url).pathname
  await expect(openGateway(NO_PLATFORM, { PAYLOAD_CIPHER: notOne })).rejects.toThrow(
    /^Invalid environment:\n {2}PAYLOAD_CIPHER: the module \S+no-platform\.ts is no cipher: its default export must be/,
  )
  await expect(openGateway(NO_PLATFORM, { PAYLOAD_CIPHER: '@operator/cipher' })).rejects.toThrow(
    /PAYLOAD_CIPHER: @operator\/cipher is not one of none, jwe, des, and is no module: Cannot find package/,
  )
})

test.each([
  ['none', 'http://platform.example', 1],
  ['none', 'https://platform.example', 0],
  ['none', 'http://platform:4202', 0],
  ['jwe', 'http://platform.example', 0],
])('a gateway with the cipher %s before %s warns of clear text %i times', async (cipher, platform, times) => {
  const { logged, close } = await openGateway(platform, { PAYLOAD_CIPHER: cipher })
  expect(logged().split('passwords travel to the platform in clear text').length - 1).toBe(times)
  await close()
})
