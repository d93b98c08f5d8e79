import type { ConnectorInfo, KitState } from "@latchkey/core"
import type { SignInRequest } from "../SolanaApi.ts"
import { sendTransaction } from "./sendTransaction.ts"
import { signMessageAs } from "./signMessageAs.ts"
import { signWith, type PublicKeyClass, type Web3Transaction } from "./web3Wallet.ts"
import type { AdapterWallet, SolanaWalletState, WalletKit } from "./WalletState.ts"

const NAMESPACE = "solana"

/** What of a state is looked at: as long as it is the same, so is the wallet's state. */
const partsOf = ({ account, connection }: KitState) => {
  const of = account[NAMESPACE]
  const current = connection.connections[NAMESPACE]?.[0]
  return {
    address: of?.status === "connected" ? of.address : undefined,
    isConnecting: of?.status === "connecting" || of?.status === "reconnecting",
    connectorId: current?.connectorId,
    name: current?.name,
    icon: current?.icon,
    connectors: connection.connectors
  }
}

type Parts = ReturnType<typeof partsOf> & {
  readonly selected: string | undefined
  readonly isDisconnecting: boolean
}

const isSame = (one: Parts, other: Parts) =>
  (Object.keys(one) as ReadonlyArray<keyof Parts>).every((key) => one[key] === other[key])

const servesSolana = ({ chains }: ConnectorInfo) => chains.includes(NAMESPACE)

/** The functions of an account, which sign with it and with no other. */
const functionsOf = <Key>(kit: WalletKit, address: string, PublicKey: PublicKeyClass<Key>) => ({
  ...signWith(kit, address),
  sendTransaction: (...given: Parameters<SolanaWalletState["sendTransaction"]>) =>
    sendTransaction(kit, address, PublicKey, ...given),
  signMessage: (message: Uint8Array) => signMessageAs(kit, address, message),
  signIn: async (request?: SignInRequest) => {
    const signedIn = await kit.solana.signIn(request)
    const { addressBytes, signatureBytes } = await import("./decodeSigned.ts")
    return {
      account: { address: signedIn.address, publicKey: addressBytes(signedIn.address) },
      signedMessage: signedIn.signedMessage,
      signature: signatureBytes(signedIn.signature)
    }
  }
})

/** Opens the list of wallets, and waits until one is connected or the visitor has closed it. */
const askInModal = (kit: WalletKit): Promise<void> => {
  kit.open({ namespace: NAMESPACE })
  return new Promise((resolve) => {
    const look = () => {
      const state = kit.getSnapshot()
      const status = state.account[NAMESPACE]?.status
      if (status !== "connected" && (state.navigation.open || status === "connecting")) return
      stop()
      resolve()
    }
    const stop = kit.subscribe(look)
    look()
  })
}

/** A store that a page's framework reads: `getSnapshot` gives the same object until something of it has changed. */
export interface WalletStore<Key> {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => SolanaWalletState<Key>
  readonly getServerSnapshot: () => SolanaWalletState<Key>
}

/** The kit's Solana connection in the words of the wallet adapters. Made once for a page. */
export const walletStore = <Key>(kit: WalletKit, PublicKey: PublicKeyClass<Key>): WalletStore<Key> => {
  let selected: string | undefined
  let isDisconnecting = false
  let account: { readonly address: string; readonly publicKey: Key } & ReturnType<typeof functionsOf<Key>>
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }

  const accountOf = (address: string) => {
    if (account?.address !== address)
      account = { address, publicKey: new PublicKey(address), ...functionsOf(kit, address, PublicKey) }
    return account
  }
  // The kit says what is wrong.
  const sendAsNobody = (transaction: Web3Transaction) => kit.solana.signAndSendTransaction({ transaction })
  const select = (name: string | null) => {
    selected = name ?? undefined
    tell()
  }
  const connect = async () => {
    await kit.ready()
    const { connectors } = kit.getSnapshot().connection
    const connector = connectors.find((one) => servesSolana(one) && one.name === selected)
    if (partsOf(kit.getSnapshot()).address !== undefined) return
    if (connector === undefined) await askInModal(kit)
    else await kit.connect({ connectorId: connector.id, namespace: NAMESPACE })
  }
  const disconnect = async () => {
    isDisconnecting = true
    tell()
    try {
      await kit.disconnect({ namespace: NAMESPACE })
    } finally {
      isDisconnecting = false
      tell()
    }
  }

  const toState = (parts: Parts): SolanaWalletState<Key> => {
    const { address, isConnecting, connectorId } = parts
    const known = address === undefined ? undefined : accountOf(address)
    const publicKey = known?.publicKey ?? null
    const toWallet = (name: string, icon: string | undefined, isCurrent: boolean, isThere: boolean) => {
      const readyState = isThere ? ("Installed" as const) : ("NotDetected" as const)
      const adapter = {
        name,
        icon: icon ?? "",
        url: "",
        publicKey: isCurrent ? publicKey : null,
        connected: isCurrent && publicKey !== null,
        connecting: isConnecting && name === selected,
        readyState
      }
      return { adapter, readyState } satisfies AdapterWallet<Key>
    }
    const wallets = parts.connectors
      .filter(servesSolana)
      .map(({ id, name, icon, installed }) => toWallet(name, icon, id === connectorId, installed))
    // Of a connector of several wallets the connection has the name.
    const current =
      known === undefined || parts.name === undefined
        ? undefined
        : toWallet(parts.name, parts.icon, true, true)
    return {
      autoConnect: true,
      wallets,
      wallet: current ?? wallets.find(({ adapter }) => adapter.name === selected) ?? null,
      publicKey,
      connecting: isConnecting,
      connected: known !== undefined,
      disconnecting: parts.isDisconnecting,
      select,
      connect,
      disconnect,
      sendTransaction: known?.sendTransaction ?? sendAsNobody,
      signTransaction: known?.signTransaction,
      signAllTransactions: known?.signAllTransactions,
      signMessage: known?.signMessage,
      signIn: known?.signIn
    }
  }

  const remembering = (readState: () => KitState) => {
    let last: { readonly parts: Parts; readonly state: SolanaWalletState<Key> } | undefined
    return () => {
      const parts = { ...partsOf(readState()), selected, isDisconnecting }
      if (last === undefined || !isSame(last.parts, parts)) last = { parts, state: toState(parts) }
      return last.state
    }
  }

  return {
    subscribe: (listener) => {
      const stop = kit.subscribe(listener)
      listeners.add(listener)
      return () => {
        stop()
        listeners.delete(listener)
      }
    },
    getSnapshot: remembering(kit.getSnapshot),
    getServerSnapshot: remembering(kit.getServerSnapshot)
  }
}
