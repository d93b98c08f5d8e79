import { kusamaRelayChain, polkadot, polkadotRelayChain } from "@latchkey/polkadot"
import { chainParts } from "./ChainParts.ts"

const genesisHashes: Readonly<Record<string, string>> = {
  [polkadotRelayChain.id]: "0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3",
  [kusamaRelayChain.id]: "0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe"
}

/** `system.remark` with the text "tea": it moves nothing, and is not sent. */
const remark = (address: string, genesisHash: string) => ({
  address,
  blockHash: genesisHash,
  blockNumber: "0x00000000",
  era: "0x00",
  genesisHash,
  method: "0x00000c746561",
  nonce: "0x00000000",
  specVersion: "0x000f4240",
  tip: "0x00000000000000000000000000000000",
  transactionVersion: "0x0000001a",
  signedExtensions: [
    "CheckNonZeroSender",
    "CheckSpecVersion",
    "CheckTxVersion",
    "CheckGenesis",
    "CheckMortality",
    "CheckNonce",
    "CheckWeight",
    "ChargeTransactionPayment"
  ],
  version: 4
})

export const polkadotParts = chainParts({
  plugin: () => polkadot(),
  networks: { polkadotRelayChain, kusamaRelayChain },
  actions: [
    {
      name: "polkadot.signPayload",
      label: "Sign a transaction",
      run: async (api, { address, networkId }) =>
        (await api.signPayload(remark(address, genesisHashes[networkId] ?? ""))).signature
    }
  ]
})
