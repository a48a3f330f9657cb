import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'symbols'> = {
  lychee: 'Leci',
  starfruit: 'Belimbing',
  jade: 'Cakram giok',
  pearl: 'Mutiara',
  lotus: 'Teratai',
  carp: 'Ikan mas',
  drum: 'Gendang',
  mask: 'Topeng',
  seal: 'Stempel emas',
  lantern: 'Lentera',
}
