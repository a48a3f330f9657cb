/** The parts of the platform's responses that the home screen uses. */
export interface GameResponse {
  nodeId: number
  gameName: string
  vassalageName: string
  showIcon: string
  isHot: boolean
  isNew: boolean
  maintenance: boolean
  returnToPlayer: number | null
}

export interface VendorResponse {
  vassalage: string
  displayName: string
  smallIcon: string
  lagerIcon: string
  gameCount: number
}

export interface ModuleResponse {
  modId: string
  enabled: boolean
  childrenNodes?: ModuleResponse[]
}

export interface StatusResponse {
  value: {
    maintenance: boolean
    maintenanceEndTime?: number | null
    regionRestriction: boolean
    location: { ip: string; country: string }
    info: {
      whitelabel: ModuleResponse[]
      canSend?: boolean
      resources: { resourceType: string; url: string }[]
      languages?: string[]
      imageCDNs: string[]
    }
  }
}

export interface BannersResponse {
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

export interface VendorsResponse {
  value: { data: { lanes: { title: string; cards: VendorResponse[] }[] } }
}

export interface HotResponse {
  value: { list: GameResponse[] }
}

export interface GamesResponse {
  value: { games: GameResponse[]; totalCount: number }
}
