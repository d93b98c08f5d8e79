import { bech32ConfigOf, type CosmosChainInfo, type CosmosCurrency } from "./CosmosChainInfo.ts"

interface Described {
  readonly chainId: string
  readonly chainName: string
  readonly prefix: string
  readonly coinType: number
  readonly currency: CosmosCurrency
  readonly features?: readonly string[]
}

// The addresses of nodes are left to `restUrls`: a test wallet must not reach for public ones.
const nowhere = "http://127.0.0.1:1"

const described = ({
  chainId,
  chainName,
  prefix,
  coinType,
  currency,
  features
}: Described): CosmosChainInfo => ({
  rpc: nowhere,
  rest: nowhere,
  chainId,
  chainName,
  stakeCurrency: currency,
  bip44: { coinType },
  bech32Config: bech32ConfigOf(prefix),
  currencies: [currency],
  feeCurrencies: [currency],
  ...(features && { features })
})

/** The chains that a virtual Cosmos wallet knows from the start; on the last one keys and addresses are as on Ethereum. */
export const cosmosChainInfos: readonly CosmosChainInfo[] = [
  described({
    chainId: "cosmoshub-4",
    chainName: "Cosmos Hub",
    prefix: "cosmos",
    coinType: 118,
    currency: { coinDenom: "ATOM", coinMinimalDenom: "uatom", coinDecimals: 6 }
  }),
  described({
    chainId: "osmosis-1",
    chainName: "Osmosis",
    prefix: "osmo",
    coinType: 118,
    currency: { coinDenom: "OSMO", coinMinimalDenom: "uosmo", coinDecimals: 6 }
  }),
  described({
    chainId: "injective-1",
    chainName: "Injective",
    prefix: "inj",
    coinType: 60,
    currency: { coinDenom: "INJ", coinMinimalDenom: "inj", coinDecimals: 18 },
    features: ["eth-address-gen", "eth-key-sign"]
  })
]
