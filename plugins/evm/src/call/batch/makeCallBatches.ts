import type { CallBatches, CallPlace } from "@latchkey/core/effect"
import type { FeePaying } from "../../payer/FeePaying.ts"
import type { ChainReader } from "../../transfer/ChainReader.ts"
import { canBatch } from "./canBatch.ts"
import { followBatch } from "./followBatch.ts"
import { prepareBatch } from "./prepareBatch.ts"
import { sendBatch } from "./sendBatch.ts"

/** Several calls as one by `wallet_sendCalls` (EIP-5792). */
export const makeCallBatches = (at: (place: CallPlace) => ChainReader, paying: FeePaying): CallBatches => ({
  can: ({ network, provider, address }) => canBatch(provider, network, address),
  prepare: ({ calls, address, ...place }) =>
    prepareBatch(at(place), { calls, address, provider: place.provider }, paying),
  send: ({ prepared, ...place }) => sendBatch(at(place), place.provider, prepared, paying),
  follow: ({ prepared, id, ...place }) => followBatch(at(place), place.provider, { prepared, id })
})
