import type { Network } from "@latchkey/core"
import { chainIdOf, chainOf, type CosmosCurrency, type CosmosFeeCurrency } from "../CosmosNetwork.ts"

const toCurrency = ({ symbol, denom, decimals }: CosmosCurrency) => ({
  coinDenom: symbol,
  coinMinimalDenom: denom,
  coinDecimals: decimals
})

const toFeeCurrency = ({ gasPrices, ...currency }: CosmosFeeCurrency) => ({
  ...toCurrency(currency),
  ...(gasPrices === undefined ? {} : { gasPriceStep: { ...gasPrices } })
})

/**
 * A network as Keplr's `experimentalSuggestChain` takes it; undefined where the network object does not say enough.
 *
 * The network's own URL before the app's: those may carry a key, which is not for the wallet to keep.
 */
export const toChainInfo = (network: Network): object | undefined => {
  const chainId = chainIdOf(network)
  const chain = chainOf(network)
  const rpc = network.rpcUrls.chainDefault.http[0] ?? network.rpcUrls.custom.http[0]
  if (chainId === undefined || chain === undefined || rpc === undefined) return undefined
  const { bech32Prefix, coinType = 118, denom, restUrl, gasPrices, features } = chain
  const { symbol, decimals } = network.nativeCurrency
  const native = { symbol, denom, decimals }
  const stake = chain.stakeCurrency ?? native
  const fees = chain.feeCurrencies ?? [{ ...native, gasPrices }]
  const currencies = new Map([native, stake, ...fees].map((currency) => [currency.denom, currency]))
  return {
    chainId,
    chainName: network.name,
    rpc,
    rest: restUrl,
    bip44: { coinType },
    bech32Config: {
      bech32PrefixAccAddr: bech32Prefix,
      bech32PrefixAccPub: `${bech32Prefix}pub`,
      bech32PrefixValAddr: `${bech32Prefix}valoper`,
      bech32PrefixValPub: `${bech32Prefix}valoperpub`,
      bech32PrefixConsAddr: `${bech32Prefix}valcons`,
      bech32PrefixConsPub: `${bech32Prefix}valconspub`
    },
    currencies: [...currencies.values()].map(toCurrency),
    feeCurrencies: fees.map(toFeeCurrency),
    stakeCurrency: toCurrency(stake),
    ...(features === undefined ? {} : { features: [...features] }),
    ...(network.testnet ? { isTestnet: true } : {})
  }
}
