import { cosmos, cosmosHub, osmosis } from "@latchkey/cosmos"
import { cosmosPlace } from "../testWallets/cosmosPlace.ts"
import { chainParts } from "./ChainParts.ts"

const coins: Readonly<Record<string, string>> = {
  [cosmosHub.id]: cosmosHub.cosmos.denom,
  [osmosis.id]: osmosis.cosmos.denom
}

/** One coin to oneself. It is signed and not sent. */
const payment = (address: string, chainId: string, denom: string) => ({
  chain_id: chainId,
  account_number: "0",
  sequence: "0",
  fee: { amount: [{ denom, amount: "2000" }], gas: "80000" },
  msgs: [
    {
      type: "cosmos-sdk/MsgSend",
      value: { from_address: address, to_address: address, amount: [{ denom, amount: "1000000" }] }
    }
  ],
  memo: "A cup of tea"
})

export const cosmosParts = chainParts({
  // Wallets of this chain have no way to announce themselves: the test wallet stands at a place of its own.
  plugin: () => cosmos({ wallets: [cosmosPlace] }),
  networks: { cosmosHub, osmosis },
  actions: [
    {
      name: "cosmos.signAmino",
      label: "Sign a transaction",
      run: async (api, { address, networkId }) => {
        const signDoc = payment(address, String(networkId), coins[networkId] ?? "")
        return (await api.signAmino({ signDoc })).signature.signature
      }
    }
  ]
})
