import type { KitError } from "@latchkey/core"
import {
  foreignPromise,
  SigningFailedError,
  type Connections,
  type EffectApi,
  type NamespaceGrant,
  type StateShape
} from "@latchkey/core/effect"
import { signingError } from "@latchkey/core/chain-kit"
import { chainAccess, readWallet } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { BitcoinApi } from "../BitcoinApi.ts"
import type { BitcoinProvider } from "../provider/BitcoinProvider.ts"
import { BitcoinRequestFailedError, MessageProtocolInvalidError } from "../provider/errors.ts"
import { sendTransfer } from "./sendTransfer.ts"
import { accountOf, signPsbt } from "./signPsbt.ts"

const getAccountAddresses = ({ provider }: NamespaceGrant) =>
  Effect.mapError(
    readWallet(() => (provider as BitcoinProvider).getAccountAddresses(), { method: "getAccountAddresses" }),
    ({ cause }) => (cause instanceof BitcoinRequestFailedError ? cause : new BitcoinRequestFailedError(cause))
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
      throw new MessageProtocolInvalidError({ protocol: "an unknown protocol", addressKind: "Bitcoin" })
    }
    const account = address === undefined ? accounts[0]! : accountOf(accounts, address)
    return (provider as BitcoinProvider).signMessage({ message, address: account.address, protocol })
  }, signingError)

/** The functions of `kit.bitcoin`, a chunk of their own: loaded when the first of them is called. */
export const makeBitcoinApi = (
  connections: Connections["Service"],
  state: StateShape
): EffectApi<BitcoinApi> => {
  const { connected } = chainAccess("bip122", connections, state)
  return {
    getAccountAddresses: () => connected(getAccountAddresses),
    signMessage: (request) => connected((grant) => signMessage(grant, request ?? {})),
    signPsbt: (request) => connected((grant) => signPsbt(grant, request ?? {})),
    sendTransfer: (request) => connected((grant) => sendTransfer(grant, request ?? {}))
  }
}
