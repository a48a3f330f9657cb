import type { GameModel } from '../engine.ts'
import type { PAYTABLES } from '../slot/model-data.ts'

/** Source data of a model: strips with one letter per symbol. */
export interface FreeSpinsData {
  readonly id: string
  /** Pay table, shared with line slots. */
  readonly pays: keyof typeof PAYTABLES
  readonly base: readonly string[]
  readonly free: readonly string[]
  readonly spins: readonly number[]
  readonly multipliers: readonly number[]
  /** Exact, checked against `returnToPlayer()` by a test. */
  readonly returnToPlayer: string
  readonly volatility: GameModel['volatility']
}

/** All slots with free spins, by ascending volatility. */
export const FREE_SPINS_DATA: readonly FreeSpinsData[] = [
  {
    id: 'lantern-night',
    pays: 1,
    returnToPlayer: '95.5253',
    volatility: 2,
    spins: [8, 10, 15],
    multipliers: [2],
    base: [
      'ldpjsplscmWjlsopcNdcWjpolsopWj',
      'sjdopNdWsjplsoWcljclsdWlmspo',
      'cojlpopsjpslWjlmNsdlsdpWsoslpNcdlj',
      'psWmsjlNlWosojslcspdljdlWpojdpcl',
      'lcoWdNjlslmsWposlWclpjdpjpoclms',
    ],
    free: [
      'WcsclsWsjslslpljmWpmscWolododljp',
      'doWclWpsodjlpolWdpWsljmpcopsljms',
      'osplcspjsldjosdWmlpWslWcpolpoWj',
      'sdosjWpcsdjWjlopspslWsmlcWljol',
      'pjdsWjolpolpsjldpsljWcsWlcmdWspjlo',
    ],
  },
  {
    id: 'moon-ferry',
    pays: 2,
    returnToPlayer: '96.6351',
    volatility: 3,
    spins: [8, 12, 20],
    multipliers: [2, 2, 3, 3, 5],
    base: [
      'ldsjWplNojscljocsjpdslWompjcdlms',
      'psjldopjscoljscmojlsdpldsWNsocWl',
      'sdjsjNdscpmlWlsposljpdojlpmWNlscoj',
      'dsNompslosljocsjpsWodWmljcslpj',
      'WopsojldsopWldsojcslpdlsNjcmjsl',
    ],
    free: [
      'cplompojlscsjlslWjdpolsdsWjsWo',
      'sjpspdjWlpWjdoclplpmoslocsloW',
      'osdlWdopjpsjlmjslcosWpmsjcdWjol',
      'lWosdplslpsjcpolsolmWodpjsWljcp',
      'djpWloWmpcpldlslsojsojlcslsWs',
    ],
  },
  {
    id: 'phoenix-gate',
    pays: 3,
    returnToPlayer: '96.0044',
    volatility: 4,
    spins: [7, 12, 20],
    multipliers: [2, 3, 5],
    base: [
      'smjplsdosNlsolsjlcspojmWdpWcpjo',
      'NmspsjolpdolWjcslmosjpspjlcWdjlpds',
      'ospodplcjdjNjlcsWsNslojpdlmsj',
      'cpsjodNjdsclmopdlpWljpososjWl',
      'jlpjsdomcjldmpdolpslWclNjsols',
    ],
    free: [
      'plsmWdopsjdljsolpWljcopcs',
      'WdspjlojlmpscldpsojlsjmsWcplsdoc',
      'mlojpljdcsopcspjdmWjdsjclosplW',
      'ojlplpspsojsWljscdjpmcdldsosopW',
      'smsosWpsldpslpldoWmjpjlcljoljc',
    ],
  },
  {
    id: 'tide-caller',
    pays: 4,
    returnToPlayer: '94.4729',
    volatility: 5,
    spins: [10, 15, 25],
    multipliers: [3],
    base: [
      'spjdlploscNodjomspsojcpmsljpWcl',
      'WlspoljNslopljpojsdlcsmdsplcpm',
      'NjlmsdpjpmolcloNsoljcpdjsWspl',
      'jsojsolspjcldosdpjsmNlsplcpWl',
      'dWlmNpsclpscojlsdojmodjsplcjlo',
    ],
    free: [
      'ojlmpsjldlposloWcjlpspdlsWc',
      'jpdspljlocsldlolmjmpWcpWosdoslp',
      'jcsdcslojlspjmdjoWpcWsloslosp',
      'WjlpWdljclpjpospcodsdspmsljosjlo',
      'mploplcjcsdjWsjsoslsdWjopsl',
    ],
  },
  {
    id: 'storm-temple',
    pays: 5,
    returnToPlayer: '97.0027',
    volatility: 5,
    spins: [6, 10, 15],
    multipliers: [2, 3, 4, 6, 10],
    base: [
      'pojslopjpNmclspdsdosjlpocsdlWsljcl',
      'slslpNjlsplolcWpojcjojdmlspdsjsp',
      'ospsljdlpjsjmdNscoljlNWolpjspscm',
      'NplocjcplmlsjdspojslsodlscsolmW',
      'jdlopsclplcjdomjpslNWpsoplosl',
    ],
    free: [
      'plmsldpoWdjplcocljcspsjsjsjopomsW',
      'pjdpjsmlcsjsojosclcslopoWlmldWpls',
      'lpslmpclpcsodljsloWsjlscjpoWpd',
      'jsldcsljoWlolmWsjospjspcplmldsp',
      'jWcolsdjmslpclsopsmlWjplojlod',
    ],
  },
]
