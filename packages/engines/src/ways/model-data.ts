import type { GameModel } from '../engine.ts'

/** Source data of a model: strips and pays by letter. */
export interface WaysData {
  readonly id: string
  /** Number of visible symbols per reel. */
  readonly rows: readonly number[]
  readonly strips: readonly string[]
  readonly pays: Readonly<Record<string, readonly [three: number, four: number, five: number]>>
  /** Exact, checked against `returnToPlayer()` by a test. */
  readonly returnToPlayer: string
  readonly volatility: GameModel['volatility']
}

/** All ways slots, by ascending volatility. */
export const WAYS_DATA: readonly WaysData[] = [
  {
    id: 'woven-paths',
    rows: [3, 3, 3, 3, 3],
    returnToPlayer: '94.6897',
    volatility: 1,
    strips: [
      'pcmcposljdomsjoljmlspjolspcdjsl',
      'lpsjpolWslpsWcpojdcosldcjlmoljsm',
      'mjoljsposWpscldmlopdlpcsjcoWsljp',
      'lscsjospjsmlocWdsodlWjslplocpmpj',
      'sojscjdjscpoplomopdWpslpljlcmsl',
    ],
    pays: {
      l: [25, 50, 95],
      s: [35, 60, 120],
      j: [40, 75, 140],
      p: [50, 90, 180],
      o: [60, 110, 210],
      c: [70, 140, 260],
      d: [90, 170, 320],
      m: [110, 200, 390],
    },
  },
  {
    id: 'rice-terrace',
    rows: [3, 4, 5, 4, 3],
    returnToPlayer: '95.3050',
    volatility: 2,
    strips: [
      'mojmdjolsjoljscolscpjlpcspmspld',
      'csopoWospcdWdjocpljspljsjmlslplm',
      'pcslpjosjslojWldsjoclmWolspcpsmd',
      'cjsmscjoWsjlcpWopdpmsodljlposlsl',
      'lsjdcsWlojlomjlscpsmpopcljdsops',
    ],
    pays: {
      l: [1, 4, 16],
      s: [2, 7, 25],
      j: [3, 11, 50],
      p: [5, 20, 85],
      o: [8, 35, 150],
      c: [15, 60, 260],
      d: [25, 110, 450],
      m: [45, 190, 790],
    },
  },
  {
    id: 'four-rivers',
    rows: [4, 4, 4, 4, 4],
    returnToPlayer: '95.2261',
    volatility: 2,
    strips: [
      'ploljlmcolspscslojlsjdslplpcsjo',
      'ljpcsjolplplsosolcpsmljlcjWdosps',
      'jlcplosdWlocmpsplpjlsjsljospcols',
      'cpscopWslslslplmjojolscpjldlsojl',
      'pljclWjpsocopsldsplsjoljsoljlsmc',
    ],
    pays: {
      l: [1, 2, 14],
      s: [1, 4, 30],
      j: [1, 8, 60],
      p: [2, 16, 130],
      o: [4, 35, 260],
      c: [9, 70, 560],
      d: [18, 150, 1150],
      m: [40, 310, 2450],
    },
  },
  {
    id: 'bamboo-bridge',
    rows: [3, 3, 3, 3, 3],
    returnToPlayer: '96.5904',
    volatility: 3,
    strips: [
      'cpdlocpslmjslcjplpsmsjsmopoldjo',
      'mlpjlojdolsposWcpscolsWcjpsmjlsd',
      'jsjocsjposWlpcojsldlpscslmopldmW',
      'smcWcdsljlpopljdcpjsjlosploWjosm',
      'jopcolpdsdsjlsmjljcocsjWsmlplop',
    ],
    pays: {
      l: [2, 10, 45],
      s: [4, 18, 80],
      j: [7, 30, 140],
      p: [13, 55, 250],
      o: [20, 100, 430],
      c: [40, 170, 750],
      d: [70, 300, 1300],
      m: [120, 530, 2300],
    },
  },
  {
    id: 'kite-field',
    rows: [3, 3, 3, 3, 3],
    returnToPlayer: '94.2254',
    volatility: 4,
    strips: [
      'spsclcjscspjlojpljloslsodspolml',
      'spjlolopjcpslsljplsclmjspcodlsoW',
      'lslscosjscWsjdlcmlosjsplpopjlplo',
      'lslplslpopmolcsdolosjcjcjpljWsjs',
      'pljslosWlcslmcsjcjolpolsjlpsopsd',
    ],
    pays: {
      l: [1, 2, 12],
      s: [1, 5, 40],
      j: [2, 16, 120],
      p: [6, 50, 400],
      o: [20, 160, 1250],
      c: [65, 510, 4050],
      d: [200, 1650, 13000],
      m: [650, 5200, 41650],
    },
  },
  {
    id: 'star-river',
    rows: [2, 3, 4, 5, 6],
    returnToPlayer: '95.6889',
    volatility: 4,
    strips: [
      'oljoljlmdjlpscpoljslpsjcoslpscs',
      'slocpslsljlcjWsdpocpmsosjploljsl',
      'ojdjoslspscololjplsjpWslmsclpclj',
      'moclsopsjplsodjsWjlpojlsclclslpl',
      'jcsclsWlocojslololsmljspdjpjsplp',
    ],
    pays: {
      l: [1, 1, 3],
      s: [1, 1, 11],
      j: [1, 3, 40],
      p: [1, 10, 150],
      o: [3, 35, 520],
      c: [10, 130, 1900],
      d: [35, 490, 6800],
      m: [120, 1750, 24450],
    },
  },
]
