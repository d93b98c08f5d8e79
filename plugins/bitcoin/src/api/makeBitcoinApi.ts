import type { KitError } from "@latchkey/core"
import {
  foreignPromise,
  signingError,
  SigningFailedError,
  type Connections,
  type EffectApi,
  type NamespaceGrant
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { BitcoinApi } from "../BitcoinApi.ts"
import { BitcoinRequestFailedError, MessageProtocolInvalidError } from "../provider/errors.ts"
import type { BitcoinProvider } from "../provider/BitcoinProvider.ts"
import { sendTransfer } from "./sendTransfer.ts"
import { accountOf, signPsbt } from "./signPsbt.ts"

const DEADLINE = "10 seconds"

const getAccountAddresses = ({ provider }: NamespaceGrant) =>
  foreignPromise(
    () => (provider as BitcoinProvider).getAccountAddresses(),
    (cause) => new BitcoinRequestFailedError(cause)
  ).pipe(
    Effect.timeoutOrElse({
      duration: DEADLINE,
      orElse: () => Effect.fail(new BitcoinRequestFailedError("The wallet did not answer in time."))
    })
  )

const signMessage = (
  { provider, accounts }: NamespaceGrant,
  { message, address, protocol }: Partial<Parameters<BitcoinApi["signMessage"]>[0]>
): Effect.Effect<string, KitError> =>
  foreignPromise(() => {
    if (typeof message !== "string" && !(message instanceof Uint8Array)) {
      throw new SigningFailedError("The message is neither text nor bytes.")
    }
    if (protocol !== undefined && protocol !== "ecdsa" && protocol !== "bip322") {
      throw new MessageProtocolInvalidError("an unknown protocol", "Bitcoin")
    }
    const account = address === undefined ? accounts[0]! : accountOf(accounts, address)
    return (provider as BitcoinProvider).signMessage({ message, address: account.address, protocol })
  }, signingError)

/** The functions of `kit.bitcoin`, a chunk of their own: loaded when the first of them is called. */
export const makeBitcoinApi = (connections: Connections["Service"]): EffectApi<BitcoinApi> => {
  const connected = <A>(
    use: (grant: NamespaceGrant) => Effect.Effect<A, KitError>
  ): Effect.Effect<A, KitError> => Effect.flatMap(connections.current("bip122"), use)
  return {
    getAccountAddresses: () => connected(getAccountAddresses),
    signMessage: (request) => connected((grant) => signMessage(grant, request ?? {})),
    signPsbt: (request) => connected((grant) => signPsbt(grant, request ?? {})),
    sendTransfer: (request) => connected((grant) => sendTransfer(grant, request ?? {}))
  }
}
