import { createContext, useContext, useMemo, useSyncExternalStore, type Context, type ReactNode } from "react"
import { WalletProviderMissingError } from "../errors.ts"
import { walletStore } from "../library/walletStore.ts"
import type { SolanaWalletState, WalletKit } from "../library/WalletState.ts"
import type { PublicKeyClass, Web3Wallet } from "../library/web3Wallet.ts"

/** Where `useWallet` finds the wallet. */
export const WalletContext: Context<SolanaWalletState | undefined> = /* @__PURE__ */ createContext<
  SolanaWalletState | undefined
>(undefined)

/** A context that takes a wallet, of whatever package. */
export interface WalletContextOf {
  readonly Provider: (props: { readonly value: never; readonly children?: ReactNode }) => ReactNode
}

/** What is passed to {@link WalletProvider}. */
export interface WalletProviderProps {
  readonly kit: WalletKit
  /** web3.js' class. */
  readonly PublicKey: PublicKeyClass<unknown>
  /** `WalletContext` of `@solana/wallet-adapter-react`, where the page's hooks are of that package; by default the one of this. */
  readonly context?: WalletContextOf
  readonly children?: ReactNode
}

/** Gives `useWallet` below it the kit's Solana connection, in the place of the wallet adapters' provider. */
export const WalletProvider = ({
  kit,
  PublicKey,
  context: { Provider } = WalletContext,
  children
}: WalletProviderProps): ReactNode => {
  const store = useMemo(() => walletStore(kit, PublicKey), [kit, PublicKey])
  const wallet = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot)
  return <Provider value={wallet as never}>{children}</Provider>
}

/** The connected wallet in the words of the wallet adapters. `Key` is web3.js' `PublicKey`. Throws `WalletProviderMissingError`. */
export const useWallet = <Key = unknown,>(): SolanaWalletState<Key> => {
  const wallet = useContext(WalletContext)
  if (wallet === undefined) throw new WalletProviderMissingError({ usedBy: "useWallet" })
  return wallet
}

/** The wallet as Anchor's provider takes it; undefined while none is connected. */
export const useAnchorWallet = <Key = unknown,>(): Web3Wallet<Key> | undefined => {
  const { publicKey, signTransaction, signAllTransactions } = useWallet<Key>()
  return useMemo(
    () =>
      publicKey === null || signTransaction === undefined || signAllTransactions === undefined
        ? undefined
        : { publicKey, signTransaction, signAllTransactions },
    [publicKey, signTransaction, signAllTransactions]
  )
}
