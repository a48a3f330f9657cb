import type { ModelData, Paytables } from './model-data.ts'

/** Pays for 2 and 3 of three reels by letter: multiples of the line stake; the lantern (N) of the total stake. */
export const CLASSIC_PAYTABLES: Paytables = {
  1: { l: [0, 3], s: [0, 4], j: [0, 6], o: [1, 10], c: [2, 14], d: [2, 20], W: [3, 25], N: [0, 4] },
  2: { l: [0, 3], s: [0, 5], j: [0, 8], o: [0, 14], c: [2, 24], d: [2, 45], W: [3, 70], N: [0, 5] },
  3: { l: [0, 3], s: [0, 5], j: [0, 10], o: [0, 20], c: [0, 50], d: [2, 120], W: [4, 250], N: [0, 8] },
  4: { l: [0, 3], s: [0, 5], j: [0, 10], o: [0, 25], c: [0, 80], d: [0, 250], W: [5, 800], N: [0, 10] },
  5: { l: [0, 3], s: [0, 5], j: [0, 10], o: [0, 25], c: [0, 100], d: [0, 400], W: [5, 2500], N: [0, 15] },
}

/** All three-reel models, by ascending volatility. */
export const CLASSIC_DATA: readonly ModelData[] = [
  {
    id: 'paper-lamp',
    name: 'Paper lamp',
    volatility: 1,
    strips: ['sNlclNWclWodososldNcjosl', 'dNWcdjWjNdsocslclsWNlsNslWcWol', 'WjcsoWjsNsdsloNcocsdjcojcs'],
    returnToPlayer: '94.7970',
    returnToPlayerBasisPoints: 9480,
  },
  {
    id: 'tea-house',
    name: 'Tea house',
    volatility: 1,
    strips: ['dsWjWloscljodlcolsdNdlcjosWosNol', 'jldcjdolWcldNljlolsoNWsdWdcosdo', 'cWclodlcWsjNlWldloNlsj'],
    returnToPlayer: '96.1144',
    returnToPlayerBasisPoints: 9611,
  },
  {
    id: 'jade-bell',
    name: 'Jade bell',
    volatility: 2,
    strips: ['lsjlsodNsjoljldsWoWlclcjNldlsc', 'lcolsdlWsjsWloNsljcoWlNdjojs', 'jNsdjNslWlcodcjlcsWlodsjdosWlo'],
    returnToPlayer: '95.3849',
    returnToPlayerBasisPoints: 9538,
  },
  {
    id: 'three-carps',
    name: 'Three carps',
    volatility: 3,
    strips: ['lscjclslsclWsdoNlWolojoNlcNslNosj', 'sldloNslWNWsloslWjcjolslsoNco', 'olosNlsldjosdjsosjljcWolsocoljd'],
    returnToPlayer: '96.2955',
    returnToPlayerBasisPoints: 9630,
  },
  {
    id: 'old-drum',
    name: 'Old drum',
    volatility: 4,
    strips: ['jojoWsWslsjljolslcosldsjslcjN', 'slNljcloWsolNsldsjsjljo', 'dsjojljdjscWlNjlololclNlj'],
    returnToPlayer: '94.4888',
    returnToPlayerBasisPoints: 9449,
  },
  {
    id: 'red-seal',
    name: 'Red seal',
    volatility: 5,
    strips: ['sljcWlcclolslolcojjdlssolssslNj', 'jlslsljjslsjNWjdsNcdjsjNloN', 'dldlslosdljoslWlodosjlsljojcsNl'],
    returnToPlayer: '95.8107',
    returnToPlayerBasisPoints: 9581,
  },
]
