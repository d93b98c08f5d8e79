import { feePayers, type Capabilities, type FeePayer, type Notices } from "@latchkey/core/effect"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import { askOne } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { chainIdOf } from "../ChainId.ts"
import { PaymasterInvalidError, PaymasterUnsupportedError } from "../errors.ts"
import type { EvmOptions } from "../EvmApi.ts"
import { capabilityField, readCapabilities } from "../provider/readCapabilities.ts"
import type { ChainReader } from "../transfer/ChainReader.ts"
import type { FeePaying, Payer, PayerQuestion } from "./FeePaying.ts"
import { readPaymaster } from "./readPaymaster.ts"

/** For how long a sponsor that refused is not asked again, in milliseconds. */
const REFUSED_MILLIS = 300_000

const isSupported = (told: Parameters<typeof capabilityField>[0], name: string) =>
  capabilityField(told, name, "supported") === true

/** `FeePaying` of one kit: by the plugins that know of such accounts, by the app's paymaster, and by what the wallet says. */
export const makeFeePaying = (
  capabilities: Capabilities["Service"],
  notices: Notices["Service"],
  options: EvmOptions
): FeePaying => {
  const refusedAt = new Map<string, number>()
  const keyOf = ({ network }: ChainReader, address: string) => `${network.caipNetworkId}:${address}`

  const known = ({ network }: ChainReader, question: PayerQuestion) =>
    Effect.gen(function* () {
      for (const entry of capabilities.all(network.chainNamespace, feePayers)) {
        // The developer was told of it; the next may know.
        const payer = yield* Effect.catch(
          askOne(feePayers, entry, ({ of }) => of({ network, ...question })),
          () => Effect.succeed<FeePayer | undefined>(undefined)
        )
        if (payer !== undefined) return payer
      }
      return undefined
    })

  const sponsor = (reader: ChainReader, { provider, address }: PayerQuestion) =>
    Effect.gen(function* () {
      const { network } = reader
      const chainId = chainIdOf(network)
      const paymaster = chainId === undefined ? undefined : readPaymaster(options, chainId)
      if (paymaster === undefined) return undefined
      if (paymaster === "malformed") {
        yield* notices.tell(new PaymasterInvalidError({ networkId: network.caipNetworkId }))
        return undefined
      }
      const told = yield* readCapabilities(provider, network, address)
      if (!isSupported(told, "paymasterService")) {
        yield* notices.tell(new PaymasterUnsupportedError({ networkId: network.caipNetworkId }))
        return undefined
      }
      const since = refusedAt.get(keyOf(reader, address))
      if (since !== undefined && (yield* currentMillis) - since < REFUSED_MILLIS) return undefined
      const { url, context, name } = paymaster
      const payer: Payer = {
        feePayer: Object.freeze({ kind: "sponsor", ...(name === undefined ? {} : { name }) }),
        paymaster: { url, ...(context === undefined ? {} : { context }) }
      }
      return payer
    })

  return {
    payerOf: (reader, question) =>
      Effect.flatMap(known(reader, question), (feePayer) =>
        feePayer === undefined
          ? sponsor(reader, question)
          : Effect.succeed<Payer>({ feePayer: Object.freeze({ ...feePayer }) })
      ),
    helperOf: ({ network }, { provider, address }) =>
      Effect.map(readCapabilities(provider, network, address), (told): Payer | undefined =>
        isSupported(told, "auxiliaryFunds") ? { feePayer: Object.freeze({ kind: "wallet" }) } : undefined
      ),
    refused: (reader, address) =>
      Effect.map(currentMillis, (now) => void refusedAt.set(keyOf(reader, address), now))
  }
}
