import type { PreparedTransfer } from "@latchkey/core"
import type { ApiPromise } from "@polkadot/api"
import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { codec } from "../codec.ts"
import { kusamaRelayChain, polkadotRelayChain } from "../networks.ts"
import { openChain } from "./ChainReader.ts"
import { makeTransfers } from "../capability/transfers.ts"
import { NodeUnreachableError } from "../errors.ts"

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

it("T28 a node that is gone when a transfer is to be sent leaves no doubt that it was not", async () => {
  const { send, prepare } = makeTransfers({
    codec,
    signPayload: () => Effect.never,
    openApi: () => Effect.fail(new NodeUnreachableError({ urls: ["wss://own.test"] }))
  })
  const network = fakeNetwork(polkadotRelayChain)
  const transfer = { request: {} } as PreparedTransfer
  await expect(Effect.runPromise(send({ network, provider: {}, transfer }))).rejects.toMatchObject({
    code: "NODE_ANSWER_INVALID"
  })
  const request = { network, address: "a", receiver: "b", amount: "max" } as const
  await expect(Effect.runPromise(prepare(request))).rejects.toMatchObject({
    code: "POLKADOT_NODE_UNREACHABLE"
  })
})
