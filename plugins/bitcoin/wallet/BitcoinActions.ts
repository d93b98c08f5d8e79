import type { ApprovalDesk } from "../../../tests/testing/src/approval/ApprovalDesk.ts"
import { ProviderRpcError, providerErrorCode } from "../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { Esplora } from "./esplora/Esplora.ts"
import type { WalletNetwork } from "./networks/walletNetworks.ts"
import type { Recipient } from "./signing/buildTransfer.ts"
import type { OwnInputs, SigningWish } from "./signing/signingPlan.ts"
import type { BitcoinState } from "./state/BitcoinState.ts"
import { toHex } from "./state/decodePage.ts"
import type { BitcoinPurpose, Holding } from "./state/Holding.ts"

/** What a page asked, as its wallet calls it. */
export interface Asked {
  readonly method: string
  /** The params as received, cloned. */
  readonly params: unknown
}

export interface MessageToSign {
  readonly holding: Holding
  readonly message: Uint8Array
  readonly protocol: "ecdsa" | "bip322"
  /** The first byte of an ECDSA signature: by the kind of address, or as Bitcoin Core has it. */
  readonly header: "bip137" | "core"
}

export interface PsbtToSign {
  readonly network: WalletNetwork
  readonly psbt: Uint8Array
  readonly wishes: readonly SigningWish[] | OwnInputs
  /** Whether what was signed is made final. */
  readonly finalize: boolean
  /** Whether the wallet sends the transaction. */
  readonly broadcast: boolean
}

export interface TransferToSend {
  readonly holding: Holding
  readonly recipients: readonly Recipient[]
  /** Satoshi for each virtual byte; the network's estimate when absent. */
  readonly feeRate?: number
}

/** What every Bitcoin wallet does, whatever it calls it: checked, asked, done. */
export interface BitcoinActions {
  /**
   * The addresses that the site may use for these purposes, in their order. Asks the person for what it may not use yet.
   * Fails with 4001.
   */
  connect(
    asked: Asked,
    purposes: readonly BitcoinPurpose[],
    network?: WalletNetwork
  ): Promise<readonly Holding[]>
  /** The signature's bytes, and the hash that was signed in hexadecimal. */
  signMessage(
    asked: Asked,
    toSign: MessageToSign
  ): Promise<{ readonly signature: Uint8Array; readonly messageHash: string }>
  /** The PSBT with signatures, and the transaction's id if it was sent. Fails with -32602, 4001, -32603. */
  signPsbt(asked: Asked, toSign: PsbtToSign): Promise<{ readonly psbt: Uint8Array; readonly txid?: string }>
  /** Builds, signs and sends a transfer; yields its id. Fails with -32602, 4001, -32603. */
  transfer(asked: Asked, toSend: TransferToSend): Promise<string>
  /** Makes another network active, if it is another one. Fails with 4001. */
  switchNetwork(asked: Asked, network: WalletNetwork): Promise<void>
  /** Sends what the page has had signed; yields the transaction's id. */
  pushPsbt(psbt: Uint8Array, network: WalletNetwork): Promise<string>
  pushTransaction(raw: string, network: WalletNetwork): Promise<string>
  /** What an address has, in satoshi. */
  balance(
    address: string,
    network: WalletNetwork
  ): Promise<{ readonly confirmed: bigint; readonly unconfirmed: bigint }>
}

export interface BitcoinActionsOptions {
  readonly state: BitcoinState
  readonly desk: ApprovalDesk
  readonly esplora: (network: WalletNetwork) => Esplora
  /** Whether only permitted sites can ask for signatures; in some wallets the person's word is enough. */
  readonly needsPermission: boolean
}

const loadSigning = () => import("./signing/signing.ts")

export function createBitcoinActions(options: BitcoinActionsOptions): BitcoinActions {
  const { state, desk, esplora, needsPermission } = options

  /** Checks again after the person has decided, as the permission may have gone meanwhile. Fails with 4100. */
  const recheck = ({ address, network }: Holding) => {
    if (needsPermission) state.authorised(address, network)
  }

  /** What the site may use on that network, for the purposes in their order. */
  const usable = (purposes: readonly BitcoinPurpose[], network: WalletNetwork) => {
    const shown = state.shown(network)
    const accounts = [...new Set(shown.map((holding) => holding.account))]
    return accounts.flatMap((account) =>
      purposes.flatMap((purpose) =>
        shown.filter((holding) => holding.account === account && holding.purpose === purpose)
      )
    )
  }

  return {
    async connect({ method, params }, purposes, network = state.network()) {
      const wanted = [...new Set(purposes)]
      const offered = state.offered(wanted, network)
      const shares = (holding: Holding) =>
        state.shown(network).some((shown) => shown.purpose === holding.purpose)
      if (offered.length > 0 && offered.every(shares)) return usable(purposesOf(offered, wanted), network)

      const addresses = offered.map((holding) => holding.address)
      const approval = await desk.decide(method, params, { kind: "connect", accounts: addresses })
      const chosen = approval.accounts === undefined ? undefined : state.owned(approval.accounts)
      const fresh = offered.filter((holding) => !shares(holding))
      const granted = chosen ?? [...state.shown(network), ...fresh]
      if (granted.length === 0) {
        throw new ProviderRpcError(providerErrorCode.userRejected, `User shared no account in ${method}`)
      }
      state.grant(granted)
      return usable(purposesOf(granted, wanted), network)
    },

    async signMessage({ method, params }, { holding, message, protocol, header }) {
      const text = textOf(message)
      await desk.decide(method, params, {
        kind: "signMessage",
        account: holding.address,
        message: `0x${toHex(message)}`,
        ...(text === undefined ? {} : { text })
      })
      recheck(holding)
      const signing = await loadSigning()
      return protocol === "ecdsa"
        ? {
            signature: signing.signEcdsa(message, holding, header),
            messageHash: toHex(signing.ecdsaMessageHash(message))
          }
        : {
            signature: signing.signBip322(message, holding),
            messageHash: toHex(signing.bip322MessageHash(message))
          }
    },

    async signPsbt({ method, params }, { network, psbt: bytes, wishes: wished, finalize, broadcast }) {
      const signing = await loadSigning()
      const psbt = signing.readPsbt(bytes, "the PSBT")
      const wishes = "all" in wished ? signing.ownInputs(psbt, wished) : wished
      signing.checkWishes(psbt, wishes, "the PSBT")
      await desk.decide(method, params, signing.transactionReview(psbt, wishes, network, broadcast))
      wishes.forEach((wish) => recheck(wish.holding))
      signing.signWishes(psbt, wishes, "the PSBT")
      const signed = [...new Set(wishes.map((wish) => wish.index))]
      if (finalize) signing.finalizeInputs(psbt, signed, "the PSBT")
      if (!broadcast) return { psbt: psbt.toPSBT() }
      const txid = await esplora(network).broadcast(signing.rawTransactionOf(psbt, "the PSBT"))
      return { psbt: psbt.toPSBT(), txid }
    },

    async transfer({ method, params }, { holding, recipients, feeRate }) {
      const { network } = holding
      const chain = esplora(network)
      const signing = await loadSigning()
      const coins = await chain.coins(holding.address)
      const psbt = signing.buildTransfer(holding, recipients, coins, feeRate ?? (await chain.feeRate()))
      const wishes = signing.ownInputs(psbt, { all: [holding] })
      await desk.decide(method, params, signing.transactionReview(psbt, wishes, network, true))
      recheck(holding)
      signing.signWishes(psbt, wishes, "the transfer")
      return chain.broadcast(signing.rawTransactionOf(psbt, "the transfer"))
    },

    async switchNetwork({ method, params }, network) {
      const from = state.network()
      if (from === network) return
      await desk.decide(method, params, {
        kind: "switchNetwork",
        from: from.caipNetworkId,
        to: network.caipNetworkId
      })
      state.move(network)
    },

    async pushPsbt(bytes, network) {
      const signing = await loadSigning()
      const psbt = signing.readPsbt(bytes, "the PSBT")
      return esplora(network).broadcast(signing.rawTransactionOf(psbt, "the PSBT"))
    },

    pushTransaction: (raw, network) => esplora(network).broadcast(raw),

    async balance(address, network) {
      const coins = await esplora(network).coins(address)
      const sum = (confirmed: boolean) =>
        coins.filter((coin) => coin.confirmed === confirmed).reduce((total, coin) => total + coin.value, 0n)
      return { confirmed: sum(true), unconfirmed: sum(false) }
    }
  }
}

/** The purposes to answer with: the wanted ones, or what a wallet of one address shares whatever was wanted. */
const purposesOf = (holdings: readonly Holding[], wanted: readonly BitcoinPurpose[]) =>
  wanted.length > 0 ? wanted : [...new Set(holdings.map((holding) => holding.purpose))]

function textOf(message: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(message)
  } catch {
    return undefined
  }
}
