import type { NamespaceGrant } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { read } from "../provider/Eip1193.ts"
import { CapabilitiesInvalidError, WalletRequestFailedError } from "../errors.ts"
import { toRequestError } from "./permissions.ts"
import { decodeCapabilities } from "../provider/decodeCapabilities.ts"

const METHOD = "wallet_getCapabilities"
/** See `EvmApi.getCapabilities`. */
export const getCapabilities = (
  { provider, accounts }: Pick<NamespaceGrant, "provider" | "accounts">,
  request: { readonly address?: string } = {}
) =>
  Effect.gen(function* () {
    const address = request.address === undefined ? accounts[0]?.address : parseAddress(request.address)
    if (address === undefined)
      return yield* Effect.fail(new WalletRequestFailedError({ method: METHOD }, "Not an address."))
    const answer = yield* read(provider, METHOD, [address]).pipe(
      Effect.catch((fault) =>
        fault.kind === "unsupported" ? Effect.succeed({}) : Effect.fail(toRequestError(METHOD)(fault))
      )
    )
    const capabilities = decodeCapabilities(answer)
    return capabilities ?? (yield* Effect.fail(new CapabilitiesInvalidError()))
  })
