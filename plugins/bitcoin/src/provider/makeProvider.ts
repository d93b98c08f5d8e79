import type { Account, KitError } from "@latchkey/core"
import { toSigningError, WalletFault } from "@latchkey/core/chain-kit"
import { decodeAddress } from "../address/Address.ts"
import type { MessageProtocol, Reading, WalletWire } from "../wire/WalletWire.ts"
import type { BitcoinProvider } from "./BitcoinProvider.ts"
import { MessageProtocolInvalidError, MethodUnsupportedError } from "./errors.ts"
import { errorBy, toRequestError, toSwitchError, toTransferError } from "./faultErrors.ts"
import { readSignature } from "./signatureShape.ts"
import { usableReading } from "./usableReading.ts"

const MAX_PSBT = 5_000_000

/** A session with a wallet, as its connector and its provider share it. */
export interface Session {
  readonly wire: WalletWire
  /** What the wallet told last. */
  current: Reading
}

const protocolsOf = (kind: string): ReadonlyArray<MessageProtocol> => {
  if (kind === "p2pkh") return ["ecdsa"]
  return kind === "p2tr" || kind === "p2wsh" ? ["bip322"] : ["ecdsa", "bip322"]
}

const kindOf = (address: string): string => decodeAddress(address)?.kind ?? "unknown"

const choose = (
  { protocols }: WalletWire,
  address: string,
  wanted: MessageProtocol | undefined
): MessageProtocol => {
  const kind = kindOf(address)
  const ofKind = protocolsOf(kind)
  if (wanted !== undefined && !ofKind.includes(wanted))
    throw new MessageProtocolInvalidError({ protocol: wanted, addressKind: kind })
  const allowed = wanted === undefined ? ofKind : [wanted]
  const chosen = allowed.find((protocol) => protocols.includes(protocol))
  if (chosen === undefined)
    throw new MethodUnsupportedError({ method: `signMessage by ${allowed.join(" or ")}` })
  return chosen
}

const transactionId = (txid: unknown): string | undefined =>
  typeof txid === "string" && /^[0-9a-f]{64}$/i.test(txid) ? txid.toLowerCase() : undefined

/** What a wallet told, as long as an account of it is fit to use. Throws `WalletFault`. */
export const requireAccounts = (reading: Reading): Reading => {
  const usable = usableReading(reading)
  if (usable.accounts.length > 0) return usable
  throw new WalletFault(
    reading.accounts.length === 0 ? "denied" : "failed",
    reading.accounts.length === 0
      ? "The wallet shared no account."
      : "No account of the wallet is of the network that it says it is on."
  )
}

/** The provider of a session. */
export const makeProvider = (session: Session): BitcoinProvider => {
  const { wire } = session
  const guarded = <A>(toError: (cause: unknown) => KitError, work: () => Promise<A>): Promise<A> =>
    work().catch((cause: unknown) => {
      throw toError(cause)
    })
  const networkId = () => session.current.networkId
  const adopt = (reading: Reading): ReadonlyArray<Account> => {
    session.current = requireAccounts(reading)
    return session.current.accounts
  }

  return {
    networkId,
    getAccountAddresses: () =>
      guarded(toRequestError, async () =>
        wire.read === undefined ? session.current.accounts : adopt(await wire.read([networkId()]))
      ),
    signMessage: ({ message, address, protocol }) =>
      guarded(errorBy(toSigningError), async () => {
        const chosen = choose(wire, address, protocol)
        const kind = kindOf(address)
        const signed = readSignature(
          await wire.signMessage({ message, address, protocol: chosen }, networkId()),
          kind
        )
        const allowed = protocol === undefined ? protocolsOf(kind) : [protocol]
        if (signed === undefined || !allowed.includes(signed.protocol)) {
          throw new WalletFault("failed", `The wallet's answer is no signature by ${chosen}.`)
        }
        return signed.text
      }),
    signPSBT: (request) =>
      guarded(errorBy(toSigningError), async () => {
        const { psbt, txid } = await wire.signPsbt(request, networkId())
        const isPsbt = typeof psbt === "string" && psbt.length <= MAX_PSBT
        const id = transactionId(txid)
        if (request.broadcast ? id === undefined : !isPsbt) {
          throw new WalletFault("failed", "The wallet's answer is no signed PSBT.")
        }
        return { ...(isPsbt ? { psbt } : {}), ...(request.broadcast && id !== undefined ? { txid: id } : {}) }
      }),
    sendTransfer: (request) =>
      guarded(toTransferError, async () => {
        if (wire.sendTransfer === undefined) throw new MethodUnsupportedError({ method: "sendTransfer" })
        const id = transactionId(await wire.sendTransfer(request, networkId()))
        if (id === undefined)
          throw new WalletFault("failed", "The wallet's answer is no id of a transaction.")
        return id
      }),
    switchNetwork: (wanted) =>
      guarded(toSwitchError(wanted), async () => {
        if (wire.switchNetwork === undefined) throw new MethodUnsupportedError({ method: "switchNetwork" })
        const reading = requireAccounts(await wire.switchNetwork(wanted))
        if (reading.networkId !== wanted)
          throw new WalletFault("failed", "The wallet stayed on another network.")
        return adopt(reading)
      })
  }
}
