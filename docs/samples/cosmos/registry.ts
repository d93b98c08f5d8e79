import { juno, registryGasPrices, type CosmosNetwork } from "@latchkey/cosmos"

/** What your build has fetched from the registry: `juno/chain.json`. */
const registered = {
  fees: {
    fee_tokens: [{ denom: "ujuno", low_gas_price: 0.075, average_gas_price: 0.0775, high_gas_price: 0.08 }]
  }
}

export const network: CosmosNetwork = {
  ...juno,
  cosmos: { ...juno.cosmos, gasPrices: registryGasPrices(registered, "ujuno") }
}
