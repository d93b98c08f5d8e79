import type { ApiPromise } from "@polkadot/api"
import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { codec } from "../codec.ts"
import { kusamaRelayChain, polkadotRelayChain } from "../networks.ts"
import { openChain } from "./ChainReader.ts"

it("T22 a node of another network than the one that was asked for is not used", async () => {
  const open = (genesis: string | number) =>
    Effect.runPromise(
      openChain(
        {
          codec,
          signPayload: () => Effect.never,
          openApi: () =>
            Effect.succeed({ genesisHash: { toHex: () => `0x${genesis}${"00".repeat(16)}` } } as ApiPromise)
        },
        fakeNetwork(polkadotRelayChain)
      )
    )
  expect((await open(polkadotRelayChain.id)).network.id).toBe(polkadotRelayChain.id)
  await expect(open(kusamaRelayChain.id)).rejects.toMatchObject({
    code: "NETWORK_MISMATCH",
    details: { expected: polkadotRelayChain.caipNetworkId, actual: kusamaRelayChain.caipNetworkId }
  })
})
