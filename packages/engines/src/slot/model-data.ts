import type { Pays } from './slot.ts'

/** Source data of a model: strips with one letter per symbol, and computed figures. */
export interface ModelData {
  readonly id: string
  readonly name: string
  /** Index into {@link PAYTABLES} and volatility class. */
  readonly volatility: Volatility
  readonly strips: readonly string[]
  /** Exact return to player in per cent, checked against `returnToPlayer()` by a test. */
  readonly returnToPlayer: string
  readonly returnToPlayerBasisPoints: number
}

/** 1 is the calmest. By standard deviation of a round in stakes: below 2, below 3, below 5, below 8, the rest. */
export type Volatility = 1 | 2 | 3 | 4 | 5

/** The letters of the strips. */
export const SYMBOL_OF_LETTER: Readonly<Record<string, string>> = {
  l: 'lychee',
  s: 'starfruit',
  j: 'jade',
  p: 'pearl',
  o: 'lotus',
  c: 'carp',
  d: 'drum',
  m: 'mask',
  W: 'seal',
  N: 'lantern',
}

/** Pays by volatility class and letter. */
export type Paytables = Readonly<Record<Volatility, Readonly<Record<string, Pays>>>>

/** Pays for 2, 3, 4 and 5 by letter: multiples of the line stake; the lantern (N) of the total stake. */
export const PAYTABLES: Paytables = {
  1: {
    l: [0, 4, 10, 25],
    s: [0, 4, 10, 25],
    j: [0, 5, 15, 40],
    p: [0, 5, 15, 40],
    o: [0, 10, 25, 75],
    c: [0, 10, 25, 75],
    d: [2, 15, 40, 120],
    m: [2, 20, 50, 150],
    W: [2, 20, 60, 200],
    N: [0, 2, 6, 20],
  },
  2: {
    l: [0, 4, 12, 40],
    s: [0, 4, 12, 40],
    j: [0, 5, 15, 60],
    p: [0, 5, 15, 60],
    o: [0, 10, 40, 125],
    c: [0, 12, 50, 150],
    d: [2, 20, 80, 300],
    m: [2, 25, 100, 400],
    W: [3, 30, 150, 600],
    N: [0, 2, 8, 40],
  },
  3: {
    l: [0, 4, 15, 50],
    s: [0, 4, 15, 50],
    j: [0, 5, 20, 75],
    p: [0, 5, 20, 75],
    o: [0, 10, 50, 200],
    c: [0, 15, 60, 250],
    d: [0, 25, 125, 600],
    m: [2, 40, 200, 1000],
    W: [4, 50, 300, 1500],
    N: [0, 2, 10, 60],
  },
  4: {
    l: [0, 3, 15, 60],
    s: [0, 3, 15, 60],
    j: [0, 4, 20, 80],
    p: [0, 4, 20, 80],
    o: [0, 10, 60, 300],
    c: [0, 15, 80, 400],
    d: [0, 30, 200, 1200],
    m: [0, 50, 400, 2500],
    W: [5, 100, 800, 5000],
    N: [0, 2, 15, 100],
  },
  5: {
    l: [0, 2, 12, 60],
    s: [0, 2, 12, 60],
    j: [0, 3, 15, 80],
    p: [0, 3, 15, 80],
    o: [0, 10, 80, 500],
    c: [0, 15, 100, 750],
    d: [0, 40, 400, 3000],
    m: [0, 80, 800, 6000],
    W: [0, 200, 2000, 10000],
    N: [0, 2, 20, 250],
  },
}

/** All five-reel models, by ascending volatility. */
export const MODEL_DATA: readonly ModelData[] = [
  {
    id: 'calm-pond',
    name: 'Calm pond',
    volatility: 1,
    strips: [
      'lojsmdpWljsdolpsNWjmdlsojlpdWcs',
      'pdsjlNWsdlpjomsdlWjspldcjsoWlm',
      'pslWmcsljodplWscNljsdmplWoscljd',
      'dpoljsWlNmdsjlpolWsjldposNljWcls',
      'scWplNjopslWpjlscopmNjlWpsdolpj',
    ],
    returnToPlayer: '92.5971',
    returnToPlayerBasisPoints: 9260,
  },
  {
    id: 'still-water',
    name: 'Still water',
    volatility: 1,
    strips: [
      'sWdpjsldjpWscoljdpsmWjldpsjclN',
      'pWsldojpsdlWspjdsclodWpsNmjlds',
      'dpjlospdslWpmjodcspNldWspjoldpsW',
      'lcsjNploWsjpmlsjcplWsjpolsjpWd',
      'jsplcdsNljWopcmlsjclsWpdNljcsomlcW',
    ],
    returnToPlayer: '95.1917',
    returnToPlayerBasisPoints: 9519,
  },
  {
    id: 'lotus-gate',
    name: 'Lotus gate',
    volatility: 2,
    strips: [
      'jplcmWsljpcdsolWcjpsmlcNsjpWdlcos',
      'plscWlpjsmlpcWsoNljdpslcWpsljo',
      'psomWljpcslNpjWlsdpcjomlspWjlspclj',
      'sjWlcolpsjWldcpomsjlNWlpsjcolpm',
      'mlsjdcpoNjsWljmpodcsjlpojsNmdcjWlspoj',
    ],
    returnToPlayer: '94.1029',
    returnToPlayerBasisPoints: 9410,
  },
  {
    id: 'river-market',
    name: 'River market',
    volatility: 2,
    strips: [
      'cpWlsdjolscpmdWljNsdlocpWsjlmd',
      'dpsmlWpsolcjdsmlpsolpjWdsmlpsolNj',
      'olspcWmjlsopdlWsmpjNolspWmljsp',
      'sdpmjcolWsjdmpolsjmcdojlpWsmjolN',
      'cljsdmWoNplscmojdplsmWoNcpjdlsmop',
    ],
    returnToPlayer: '96.2983',
    returnToPlayerBasisPoints: 9630,
  },
  {
    id: 'bronze-drum',
    name: 'Bronze drum',
    volatility: 3,
    strips: [
      'mjlsNcpdjWpolsmlWcljolsNpmsjlcjpolW',
      'slmjNcplosdjlWpslmjlNspoljsWlp',
      'sdplsopjlsmpsldjlNolmclpsWjNpl',
      'spldWNjsplsWpjclodmspNljWspljc',
      'lWcjlopsNclWjmdcslpjclWsNjlcpjs',
    ],
    returnToPlayer: '95.6135',
    returnToPlayerBasisPoints: 9561,
  },
  {
    id: 'gold-leaf',
    name: 'Gold leaf',
    volatility: 3,
    strips: [
      'odjWmlspNjclospWmdjlspoWmjclsp',
      'lpjsmloNscjplsmojlspcmjlsoWdpsljmcos',
      'mclNWspdjolpsjWplsmjcopdlsjWplosjp',
      'olcsjpdlsmWoplsjNlspolsjmWplsN',
      'lpcdmsoWjslNcopdsjWlscospjdlNcsWojs',
    ],
    returnToPlayer: '97.0826',
    returnToPlayerBasisPoints: 9708,
  },
  {
    id: 'night-mask',
    name: 'Night mask',
    volatility: 4,
    strips: [
      'lsjpNcsWljpmsojlcspjsWldpmcjso',
      'NsojpclmsclpsWojmclspdsclojmpscl',
      'jslpWslcojslpWdcmjlmolpcWjsmlNodc',
      'lmcjploWNsljpclsjlmplojsclpjlds',
      'jmplsdolNjpsWmclsjpolmsdNjplWsoc',
    ],
    returnToPlayer: '94.7812',
    returnToPlayerBasisPoints: 9478,
  },
  {
    id: 'carp-leap',
    name: 'Carp leap',
    volatility: 4,
    strips: [
      'pWmocsljNpdsjpWmlocsjpdsljpsWmocjspdlsj',
      'lWsopcNljspdmlWsocpljsplWsocmlpjs',
      'psljslmcodpjsljslcopWsljmdslNjco',
      'lsopWjldcslpjsomWlcsjpNldsojWlpcsmj',
      'pjmlspjolcjpmslNjpodlcjspmljposjWlc',
    ],
    returnToPlayer: '96.5964',
    returnToPlayerBasisPoints: 9660,
  },
  {
    id: 'dragon-gate',
    name: 'Dragon gate',
    volatility: 5,
    strips: [
      'olNspjWdlcmsjplsjWolcspjdlmsjWplcsj',
      'jlpdsjmolspjcsdljpsjlpsmojdlscpjWsN',
      'djspljsomlWdjpsNljspldjsocmljpsl',
      'jcdsWpjlspmosjlpNsjcdWplsmojpsljpsmlo',
      'jWpsljsojslWcdpjsmpscmojspjlomsdjslpWlN',
    ],
    returnToPlayer: '95.9991',
    returnToPlayerBasisPoints: 9600,
  },
  {
    id: 'last-lantern',
    name: 'Last lantern',
    volatility: 5,
    strips: [
      'jlopscljWmspoljdcslpjWomlscpjlsoNjWplcms',
      'sldpcsNWlmjodpslcjpsldmosNWlpjcdslmpoj',
      'slpcsjlodpmsjlcpsNjolspWdjcmlspoj',
      'sljpsoljcdmspljsoNpljspljcdWmsoljp',
      'jclpmsojdWlcpNjslopjcsWlmojpdlscjpWlos',
    ],
    returnToPlayer: '93.4174',
    returnToPlayerBasisPoints: 9342,
  },
]
