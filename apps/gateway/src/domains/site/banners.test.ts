import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { announcements } from '@playhouse/platform-api/site.ts'
import { expect, test } from 'vitest'
import { HostChoice } from '../../platform/cdn.ts'
import { toBanners } from './banners.ts'

const hosts = new HostChoice(['https://images.test'], '')

function read(linkTarget: string, url = '/media/banners/1.svg') {
  const banner = { bannerId: 1, groupName: 'w_home', url, title: '', text: '', linkageType: 'URL', linkTarget }
  return announcements.value.parse({ banners: [banner], player: [] }) as ValueOf<typeof announcements>
}

test.each(['/promotions', 'https://elsewhere.test/a'])('leads to %s', (target) => {
  expect(toBanners(read(target).banners, hosts)).toMatchObject([{ link: { kind: 'URL', target } }])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'tel:1'])('leads nowhere for %s', (target) => {
  expect(toBanners(read(target).banners, hosts)).toMatchObject([{ link: null }])
})

test('leaves out a banner whose picture is not a web address', () => {
  expect(toBanners(read('/promotions', 'javascript:alert(1)').banners, hosts)).toEqual([])
})
