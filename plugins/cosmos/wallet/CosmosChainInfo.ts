/** A coin, as wallets describe it. */
export interface CosmosCurrency {
  readonly coinDenom: string
  readonly coinMinimalDenom: string
  readonly coinDecimals: number
  readonly coinGeckoId?: string
  readonly coinImageUrl?: string
  readonly type?: string
}

/** A coin in which fees are paid. */
export interface CosmosFeeCurrency extends CosmosCurrency {
  readonly gasPriceStep?: { readonly low: number; readonly average: number; readonly high: number }
}

/** What a wallet knows about a chain, in the form of Keplr's `ChainInfo`. */
export interface CosmosChainInfo {
  readonly rpc: string
  readonly rest: string
  readonly chainId: string
  readonly chainName: string
  readonly stakeCurrency?: CosmosCurrency
  readonly bip44: { readonly coinType: number }
  readonly bech32Config: {
    readonly bech32PrefixAccAddr: string
    readonly bech32PrefixAccPub: string
    readonly bech32PrefixValAddr: string
    readonly bech32PrefixValPub: string
    readonly bech32PrefixConsAddr: string
    readonly bech32PrefixConsPub: string
  }
  readonly currencies: readonly CosmosCurrency[]
  readonly feeCurrencies: readonly CosmosFeeCurrency[]
  readonly features?: readonly string[]
  readonly beta?: boolean
  readonly chainSymbolImageUrl?: string
}

/** Whether the chain's accounts are made and signed for as on Ethereum. */
export const isLikeEthereum = ({ bip44, features = [] }: CosmosChainInfo): boolean =>
  bip44.coinType === 60 || features.includes("eth-address-gen") || features.includes("eth-key-sign")

/** The prefixes of a chain whose names follow the usual scheme. */
export const bech32ConfigOf = (prefix: string): CosmosChainInfo["bech32Config"] => ({
  bech32PrefixAccAddr: prefix,
  bech32PrefixAccPub: `${prefix}pub`,
  bech32PrefixValAddr: `${prefix}valoper`,
  bech32PrefixValPub: `${prefix}valoperpub`,
  bech32PrefixConsAddr: `${prefix}valcons`,
  bech32PrefixConsPub: `${prefix}valconspub`
})
