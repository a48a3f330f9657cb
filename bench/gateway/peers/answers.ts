/** The parts of the platform's responses that the home screen uses. */
export interface GameAnswer {
  nodeId: number
  gameName: string
  vassalageName: string
  showIcon: string
  isHot: boolean
  isNew: boolean
  maintenance: boolean
  returnToPlayer: number | null
}

export interface VendorAnswer {
  vassalage: string
  displayName: string
  smallIcon: string
  lagerIcon: string
  gameCount: number
}

export interface ModuleAnswer {
  modId: string
  enabled: boolean
  childrenNodes?: ModuleAnswer[]
}

export interface StatusAnswer {
  value: {
    maintenance: boolean
    maintenanceEndTime?: number | null
    regionRestriction: boolean
    location: { ip: string; country: string }
    info: {
      whitelabel: ModuleAnswer[]
      resources: { resourceType: string; url: string }[]
      languages?: string[]
      imageCDNs: string[]
    }
  }
}

export interface BannersAnswer {
  value: {
    banners: {
      bannerId: number
      groupName: string
      url: string
      title: string
      text: string
      linkageType: string
      linkTarget?: string | null
    }[]
  }
}

export interface VendorsAnswer {
  value: { data: { lanes: { title: string; cards: VendorAnswer[] }[] } }
}

export interface HotAnswer {
  value: { list: GameAnswer[] }
}

export interface GamesAnswer {
  value: { games: GameAnswer[]; totalCount: number }
}
